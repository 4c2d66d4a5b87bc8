import type {Hue} from '../../config/hues';
import {recordFrom} from '../../lib/record';
import {topics} from '../taxonomies/topics';

export type Topic = (typeof topics)[number]['label'];

/** The journal's topics, in the order in which the filter shows them. */
export const TOPICS: readonly Topic[] = topics.map(({label}) => label);

/** The hue of each topic. */
export const TOPIC_HUE = recordFrom<Topic, Hue>(topics.map(({label, hue}) => [label, hue]));
