import type {Topic} from '../../data/journal/topics';
import {toSlug} from '../../lib/toSlug';

/** The list of all articles. */
export const JOURNAL_PATH = '/philosophy/journal';
/** The list of all topics. */
export const TOPICS_PATH = `${JOURNAL_PATH}/topics`;

/** The permanent page of one topic. */
export const topicPath = (topic: Topic): string => `${TOPICS_PATH}/${toSlug(topic)}`;
