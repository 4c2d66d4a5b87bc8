export const LIST_PATH = '/services/growth-recipes';

/** The page of one recipe. */
export const recipePath = (id: string): string => `${LIST_PATH}/${id}`;

/** The preview of one recipe, for its card in the list. */
export const previewPath = (id: string): string => `${recipePath(id)}.json`;
