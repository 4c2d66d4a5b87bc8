import {emptySections} from './emptySections';

/** Whether a page is there to be led to: a section without items is not. */
export const isThere = (path: string): boolean => !emptySections.includes(path);
