import {REVENUES, WORRIES} from '../../src/data/plans/worries';
import {CHANNELS, type Channel} from '../../src/data/recipes/taxonomy';
import {MAX_DAYS} from '../../src/features/recipes/plan/address';
import {toPlannerRecipe} from '../../src/features/recipes/plan/library';
import {suggest} from '../../src/features/recipes/plan/suggest';
import {readFinder} from '../../src/plugins/content/plans/read';
import {readRecipes} from '../../src/plugins/content/recipes/read';
import {ROOT} from '../support/siteCopy';

const all = readRecipes(ROOT);
const recipes = all.flatMap(toPlannerRecipe);
const {rules} = readFinder(ROOT, all);

/** Every set of channels. */
const CHANNEL_SETS: readonly (readonly Channel[])[] = Array.from({length: 2 ** CHANNELS.length}, (_, bits) =>
  CHANNELS.filter((__, index) => ((bits >> index) & 1) === 1),
);

test('a rule whose recipe cannot be planned is reported', () => {
  const without = readFinder(ROOT, []).problems;
  expect(new Set(without.map(({problem}) => problem))).toEqual(
    new Set(['is not the id of any recipe with a plan']),
  );
});

test.each(WORRIES)(
  '%s: every combination of answers gives up to five recipes whose needs are met, and where fewer than three fit, the days with which more do',
  (worry) => {
    if (rules === undefined) {
      throw new Error('The finder has no rules.');
    }
    const wrong: unknown[] = [];
    for (const revenue of REVENUES) {
      for (const channels of CHANNEL_SETS) {
        for (let days = 1; days <= MAX_DAYS; days += 1) {
          const answers = {revenue, channels, worry, days};
          const {suggestions, more} = suggest(answers, rules, recipes);
          const ids = suggestions.map(({recipe: {id}}) => id);
          const unmet = suggestions.some(({recipe}, index) =>
            recipe.needs.some((need) => !ids.slice(0, index).includes(need)),
          );
          const mute = suggestions.some(({because}) => !/^\S.*\.$/.test(because));
          const few = ids.length < 3 && more === undefined;
          if (few || ids.length > 5 || new Set(ids).size < ids.length || unmet || mute) {
            wrong.push({answers, ids});
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);
