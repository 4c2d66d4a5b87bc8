import {byCodeUnit} from '../../../lib/byCodeUnit';
import type {Person} from '../../../data/recipes/skill';
import type {Recipe} from '../../../data/recipes/schema';
import {stepText} from '../../../data/recipes/words';
import {recipePath, SCHEMA_PATH} from '../../../config/paths';

/** Rises when a program that reads the catalogue would have to change. */
const VERSION = 4;

/** The site that the catalogue is of. */
export interface About {
  name: string;
  /** Who may do what with it, in a line. */
  licence: string;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** Who answers for a recipe. */
  by: (recipe: Recipe) => Person;
}

/**
 * The whole library for programs: each recipe with its addresses, its steps as texts, and all of it as its file has it, by
 * the schema that the catalogue names. Ordered by id; the same recipes give the same text.
 */
export function catalogue(recipes: readonly Recipe[], {name, licence, absolute, by}: About): string {
  const entries = recipes
    .toSorted((a, b) => byCodeUnit(a.id, b.id))
    .map((recipe) => {
      const url = absolute(recipePath(recipe.id));
      return {url, markdown: `${url}.md`, by: by(recipe), steps: recipe.steps.map(stepText), recipe};
    });
  const days = recipes.flatMap(({published, reviewed}) => [published, reviewed.on]);
  return `${JSON.stringify(
    {
      version: VERSION,
      name: `${name}: growth recipes`,
      licence,
      updated: days.sort().at(-1) ?? null,
      schema: absolute(SCHEMA_PATH),
      recipes: entries,
    },
    null,
    1,
  )}\n`;
}
