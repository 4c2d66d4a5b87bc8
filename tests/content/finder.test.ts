import type {FinderRules} from '../../src/data/plans/schema';
import {FIRST_POSITIONS, shopOf} from '../../src/data/plans/shop';
import {WORRIES} from '../../src/data/plans/worries';
import {CHANNELS, type Channel} from '../../src/data/recipes/taxonomy';
import {MAX_DAYS} from '../../src/features/recipes/plan/address';
import {parseDay} from '../../src/features/recipes/plan/days';
import {toPlanRecipe} from '../../src/features/recipes/plan/plan';
import {schedule} from '../../src/features/recipes/plan/schedule';
import {notYet, positionFor, suggest} from '../../src/features/recipes/plan/suggest';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const all = contentOf(ROOT).items('recipe');
const recipes = all.flatMap(toPlanRecipe);
const [rules] = contentOf(ROOT).items('finder') as [FinderRules];

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
  '%s: every answer, with channels two by two, gives a position, recipes that the shop can run and plan, or a reason',
  (worry) => {
    // Others make no difference.
    const asked = CHANNELS.filter((channel) => rules[worry].some((rule) => rule.channels?.includes(channel)));
    const wrong: unknown[] = [];
    for (const orders of [undefined, 50, 300, 1_000, 3_000, 10_000]) {
      for (const channels of setsOf(asked)) {
        for (const ads of [undefined, 0, 1_000, 3_000, 10_000, 100_000]) {
          for (const days of [1, 3, 6, MAX_DAYS]) {
            const answers = {orders, subs: orders === 1_000, channels, worry, days, ads};
            const shop = shopOf(answers);
            const suggestions = suggest(answers, rules, recipes, START);
            const ids = suggestions.map(({recipe: {id}}) => id);
            const {warnings} = schedule({recipes: ids, start: START, days}, recipes);
            const isBelow = suggestions.some(
              ({recipe: {least, channels: on}}) =>
                least.ordersPerMonth > shop.orders ||
                (least.emailContacts ?? 0) > shop.contacts ||
                (least.adSpendPerMonth ?? 0) > shop.adsOn(on).eur,
            );
            const unmet = suggestions.some(({recipe}, index) =>
              recipe.needs.some((need) => !ids.slice(0, index).includes(need)),
            );
            const isSmall = shop.adsOn(['Meta Ads']).eur > 0 && shop.adsOn(['Meta Ads']).eur < 10_000;
            const position = positionFor(
              answers,
              FIRST_POSITIONS.map((one) => ({...one, heading: '', text: ''})),
            );
            const told = notYet(answers, rules, recipes, suggestions);
            if (
              isBelow ||
              unmet ||
              warnings.length > 0 ||
              ids.length > 5 ||
              new Set(ids).size < ids.length ||
              (isSmall && worry !== 'repeat' && position === undefined) ||
              (ids.length === 0 && position === undefined && told.length === 0)
            ) {
              wrong.push({answers, ids});
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(WORRIES)(
  '%s: a shop with EUR 40,000 a month and EUR 3,000 for ads gets four plays or five',
  (worry) => {
    const channels: Channel[] = ['Meta Ads', 'Google Ads', 'Email'];
    const answers = {orders: 500, subs: true, channels, worry, days: 6, ads: 3_000};
    const suggestions = suggest(answers, rules, recipes, START);
    expect(suggestions.length).toBeGreaterThanOrEqual(4);
    expect(suggestions[0]?.recipe.setUpDays).toBeLessThanOrEqual(5);
  },
);
