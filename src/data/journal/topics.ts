import {topics} from '../taxonomies/topics';

export type Topic = (typeof topics)[number]['label'];

/** In the order of the filter. */
export const TOPICS: readonly Topic[] = topics.map(({label}) => label);
