/** The list of all stories. */
export const STORIES_PATH = '/customers/stories';

/** The page of one client's story. */
export const storyPath = (id: string): string => `${STORIES_PATH}/${id}`;
