import {REVENUES, WORRIES} from '../../src/data/plans/worries';
import {CHANNELS, type Channel} from '../../src/data/recipes/taxonomy';
import {MAX_DAYS} from '../../src/features/recipes/plan/address';
import {parseDay} from '../../src/features/recipes/plan/days';
import {toPlanRecipe} from '../../src/features/recipes/plan/plan';
import {schedule} from '../../src/features/recipes/plan/schedule';
import {suggest} from '../../src/features/recipes/plan/suggest';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const all = contentOf(ROOT).items('recipe');
const recipes = all.flatMap(toPlanRecipe);
const [rules] = contentOf(ROOT).items('finder');

/** A Monday. */
const START = parseDay('2026-11-30') ?? 0;

/** None of some channels, each, each two, and all of them: a third adds nothing that two by two do not. */
const setsOf = (channels: readonly Channel[]): readonly Channel[][] => [
  [],
  ...channels.map((one) => [one]),
  ...channels.flatMap((one, index) => channels.slice(index + 1).map((other) => [one, other])),
  [...channels],
];

test.each(WORRIES)(
  '%s: every answer, with channels two by two, gives up to five recipes that can all be planned',
  (worry) => {
    if (rules === undefined) {
      throw new Error('The finder has no rules.');
    }
    // Others make no difference.
    const asked = CHANNELS.filter((channel) => rules[worry].some((rule) => rule.channels?.includes(channel)));
    const wrong: unknown[] = [];
    for (const revenue of REVENUES) {
      for (const channels of setsOf(asked)) {
        for (let days = 1; days <= MAX_DAYS; days += 1) {
          const answers = {revenue, channels, worry, days};
          const suggestions = suggest(answers, rules, recipes, START);
          const ids = suggestions.map(({recipe: {id}}) => id);
          const unmet = suggestions.some(({recipe}, index) =>
            recipe.needs.some((need) => !ids.slice(0, index).includes(need)),
          );
          const {warnings} = schedule({recipes: ids, start: START, days}, recipes);
          const mute = suggestions.some(({because}) => !/^\S.*\.$/.test(because));
          if (ids.length > 5 || new Set(ids).size < ids.length || unmet || mute || warnings.length > 0) {
            wrong.push({answers, ids});
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(WORRIES)('%s: a shop with EUR 40,000 a month and EUR 3,000 for ads gets five plays', (worry) => {
  const channels: Channel[] = ['Meta Ads', 'Google Ads', 'Email'];
  const answers = {revenue: '30k-150k' as const, channels, worry, days: 6, ads: 3_000};
  const suggestions = rules === undefined ? [] : suggest(answers, rules, recipes, START);
  expect(suggestions).toHaveLength(5);
  expect(suggestions[0]?.recipe.setUpDays).toBeLessThanOrEqual(5);
  const needed = suggestions.map(({recipe: {least}}) => least);
  expect(needed.every((each) => each.ordersPerMonth <= 500 && (each.adSpendPerMonth ?? 0) <= 3_000)).toBe(
    true,
  );
});
