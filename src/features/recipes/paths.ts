export const LIST_PATH = '/services/growth-recipes';

/** The page of one recipe. */
export const recipePath = (id: string): string => `${LIST_PATH}/${id}`;

/** A page of the plain index that a large library has. */
export const indexPath = (page: number): string => `${LIST_PATH}/all-${page}`;
