import type {Recipe} from '../../../data/recipes/schema';

/**
 * Written while `npm start` runs, from the project's root: what the docs plugin shows of recipes outside their own pages.
 * It reads all pages again when this changes; the text of one page the bundler reads by itself.
 */
export const HEADS_FILE = '.docusaurus/recipe-heads.json';

/** The text of that file. */
export const heads = (recipes: readonly Recipe[]): string =>
  JSON.stringify(
    recipes.map(({id, name, description, channels, buyingCycle, page}) => [
      id,
      name,
      description,
      channels,
      buyingCycle,
      page,
    ]),
  );
