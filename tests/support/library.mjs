import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {loaderFor} from '../../src/plugins/lib/loadTypeScript.mjs';

const load = loaderFor(import.meta.filename);
const {readRecipes} = load('../../src/plugins/content/recipes/read.ts');
const {PAPERS_DIR, RECIPES_DIR} = load('../../src/plugins/content/recipes/references.ts');
const {DESCRIPTION} = load('../../src/data/pageHeads.ts');
const {RECIPE_TAIL} = load('../../src/data/recipes/taxonomy.ts');

const SECTORS = [
  'furniture',
  'cosmetics',
  'footwear',
  'coffee',
  'pet food',
  'toys',
  'cycling',
  'stationery',
  'knitwear',
  'tea',
];
const PLACES = [
  'Denmark',
  'Austria',
  'Portugal',
  'Ireland',
  'Latvia',
  'Greece',
  'Belgium',
  'Finland',
  'Croatia',
  'Spain',
];
/** A name has room for this much of the recipe it comes from, beside its sector and place (80 characters in all). */
const NAME_ROOM = 48;
/** All that a description has room for: its page says something more. */
const DESCRIPTION_ROOM = DESCRIPTION.to - RECIPE_TAIL.length;

const at = (list, index) => list[index % list.length];

/** The recipe number `index` beyond the real ones: the text of one of them, for a sector and a place of its own. */
function invented(real, index) {
  const round = Math.floor(index / real.length);
  const base = at(real, index);
  const sector = at(SECTORS, round);
  const place = at(PLACES, Math.floor(round / SECTORS.length));
  return {
    ...base,
    // A page's own wording would be there twice.
    page: undefined,
    id: `${base.id}-${round}`,
    name: `${base.name.slice(0, NAME_ROOM).trim()}: ${sector}, ${place}`,
    description: `For ${sector} in ${place}. ${base.description}`.slice(0, DESCRIPTION_ROOM),
    related: [base.id],
  };
}

/**
 * About `size` recipes: those of the site at `root`, then plausible ones made of their texts, which pass every check of the
 * build. More where the site has more, fewer where it has too few to make so many of.
 */
export function recipesOf(root, size) {
  const real = readRecipes(root);
  const all = Math.min(size, real.length * (1 + SECTORS.length * PLACES.length));
  const more = Array.from({length: Math.max(0, all - real.length)}, (_, index) =>
    invented(real, real.length + index),
  );
  return [...real, ...more];
}

/** Gives the site at `root`, a copy of the project, such a library; the pages generated from it are left as they are. */
export function growLibrary(root, size) {
  const papersOf = (id) => path.join(root, PAPERS_DIR, id);
  for (const recipe of recipesOf(root, size)) {
    const file = path.join(root, RECIPES_DIR, `${recipe.id}.yaml`);
    if (!fs.existsSync(file)) {
      fs.writeFileSync(file, stringify(recipe));
      if (recipe.papers !== undefined) {
        fs.cpSync(papersOf(recipe.related[0]), papersOf(recipe.id), {recursive: true});
      }
    }
  }
}
