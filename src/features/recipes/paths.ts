/** The list of all recipes. */
export const LIST_PATH = '/services/growth-recipes';

/** The page of one recipe. */
export const recipePath = (id: string): string => `${LIST_PATH}/${id}`;

/** The library for programs: every recipe as JSON, the schema of one, new and changed recipes as a feed. */
export const CATALOGUE_PATH = `${LIST_PATH}.json`;
export const SCHEMA_PATH = '/schemas/recipe.json';
export const FEED_PATH = `${LIST_PATH}/atom.xml`;
