export const LIST_PATH = '/services/growth-recipes';

/** The page of one recipe. */
export const recipePath = (id: string): string => `${LIST_PATH}/${id}`;
