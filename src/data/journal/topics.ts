import {topics} from '../taxonomies/topics';

export type Topic = (typeof topics)[number]['label'];

/** The journal's topics, in the order in which the filter shows them. */
export const TOPICS: readonly Topic[] = topics.map(({label}) => label);
