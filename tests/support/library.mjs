import {ROOT} from './paths.mjs';
import {load} from './typescript.mjs';

const {readRecipes} = load('src/plugins/content/recipes/read.ts');
const {DESCRIPTION, RECIPE_TAIL} = load('src/data/pageHeads.ts');

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

/** The recipe number `index` beyond the real ones: the text of several real ones, in a combination of its own. */
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
    description: `For ${sector} in ${place}. ${at(real, index + 11 * round).description}`.slice(
      0,
      DESCRIPTION_ROOM,
    ),
    steps: at(real, index + round).steps,
    assetsNeeded: at(real, index + 3 * round).assetsNeeded,
    dependencies: at(real, index + 7 * round).dependencies,
    caseStudy: at(real, index + 13 * round).caseStudy,
    optimizationTips: at(real, index + 17 * round).optimizationTips,
    related: [base.id],
  };
}

/** The real recipe that an invented one comes from: the end of its id is its round. */
export const originOf = (id) => id.replace(/-\d+$/, '');

/** `size` recipes: the real ones, then plausible ones made of their texts, which pass every check of the build. */
export function recipesOf(size) {
  const real = readRecipes(ROOT);
  const most = real.length * (1 + SECTORS.length * PLACES.length);
  if (size < real.length || size > most) {
    throw new Error(`A build can have ${real.length} to ${most} recipes, not ${size}.`);
  }
  return [
    ...real,
    ...Array.from({length: size - real.length}, (_, index) => invented(real, real.length + index)),
  ];
}
