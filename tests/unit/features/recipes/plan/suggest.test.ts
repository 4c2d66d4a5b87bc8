import type {FinderRule} from '@site/src/data/plans/schema';
import {CHANNELS, type Channel} from '@site/src/data/recipes/taxonomy';
import {
  answersOf,
  parseAnswers,
  serialiseAnswers,
  type Answers,
} from '@site/src/features/recipes/plan/answers';
import {figuresOf, notYet, positionFor, suggest} from '@site/src/features/recipes/plan/suggest';
import {shopOf} from '@site/src/data/plans/shop';
import {parseDay} from '@site/src/features/recipes/plan/days';
import type {PlanRecipe} from '@site/src/features/recipes/plan/plan';
import {planRecipe} from '../../../support/planRecipe';

const recipe = (id: string, part: Partial<PlanRecipe> = {}) =>
  planRecipe({id, name: id.toUpperCase(), ...part});
const rule = (id: string, part: Partial<FinderRule> = {}): FinderRule => ({
  recipe: id,
  because: `Because of ${id}.`,
  ...part,
});
/** Monday. */
const START = parseDay('2026-12-07') ?? 0;
const ONE = CHANNELS.slice(0, 1);
const ANOTHER = CHANNELS.slice(1, 2);
const META: Channel[] = ['Meta Ads'];

/** The advice for a visitor worried about cost; without rules, each recipe has one, in their order. */
const suggested = (
  recipes: readonly PlanRecipe[],
  answers: Partial<Answers> = {},
  cost: FinderRule[] = recipes.map(({id}) => rule(id)),
) =>
  suggest(
    {orders: 500, subs: false, channels: [], worry: 'cost', days: 6, ...answers},
    {cost, repeat: [], traffic: [], conversion: [], cash: []},
    recipes,
    START,
  );
const ids = (suggestions: ReturnType<typeof suggested>) => suggestions.map(({recipe: {id}}) => id);
const idsOf = (...given: Parameters<typeof suggested>) => ids(suggested(...given));

test('suggestions are in the order of the rules, five at most, each with the reason of its rule', () => {
  const recipes = ['f', 'a', 'e', 'b', 'd', 'c'].map((id) => recipe(id));
  expect(idsOf(recipes)).toEqual(['f', 'a', 'e', 'b', 'd']);
  expect(suggested(recipes)[1]?.because).toBe('Because of a.');
});

test('what a recipe needs comes before it, and says why it is there', () => {
  const recipes = [recipe('a', {needs: ['b']}), recipe('b', {needs: ['c']}), recipe('c')];
  const suggestions = suggested(recipes, {}, [rule('a'), rule('c')]);
  expect(suggestions.map(({recipe: {id}, because}) => [id, because])).toEqual([
    ['c', 'Because of c.'],
    ['b', '“A” builds on it, so it goes first.'],
    ['a', 'Because of a.'],
  ]);
});

test('a rule for a channel, or for smaller shops, is left out where it does not fit; one for larger shops comes last', () => {
  const recipes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => recipe(id));
  const rules = [
    rule('a', {channels: ONE}),
    rule('b', {channels: [...ONE, ...ANOTHER]}),
    rule('c', {from: 2_500}),
    rule('d', {below: 500}),
    rule('e', {from: 500, below: 2_500}),
    rule('f', {subscriptions: true}),
  ];
  expect(idsOf(recipes, {}, rules)).toEqual(['e', 'c']);
  expect(idsOf(recipes, {subs: true}, rules)).toEqual(['e', 'f', 'c']);
  expect(idsOf(recipes, {channels: ANOTHER}, rules)).toEqual(['b', 'e', 'c']);
  expect(idsOf(recipes, {channels: ONE, orders: 10_000}, rules)).toEqual(['a', 'b', 'c']);
});

const slow = ['a', 'b', 'c'].map((id) => recipe(id, {setUpDays: 10}));
const mixed = [
  recipe('a', {setUpDays: 10}),
  recipe('b', {setUpDays: 9}),
  recipe('c', {setUpDays: 4}),
  recipe('d', {setUpDays: 4}),
  recipe('e', {setUpDays: 4}),
];
/** Twelve hours a week are six days and a half of a month. */
const busy = [recipe('a', {hoursPerWeek: 12}), recipe('b', {hoursPerWeek: 4}), recipe('c')];
const costly = [
  recipe('a', {channels: ['Meta Ads'], least: {ordersPerMonth: 1, adSpendPerMonth: 10_000}}),
  recipe('b', {needs: ['a']}),
  recipe('c', {least: {ordersPerMonth: 400}}),
];
const shared = [
  recipe('a', {needs: ['b', 'c']}),
  recipe('b', {needs: ['d']}),
  recipe('c', {needs: ['d']}),
  recipe('d'),
];
const long = [
  recipe('a', {runsDays: 200}),
  recipe('b', {runsDays: 120, needs: ['c']}),
  recipe('c', {runsDays: 90}),
];

test.each<[string, PlanRecipe[], Partial<Answers>, string[]]>([
  ['what two needs of a recipe need themselves, once', shared, {}, ['d', 'b', 'c', 'a']],
  ['no recipe that cannot be planned', [recipe('a', {needs: ['gone']}), recipe('b')], {}, ['b']],
  ['set-up within a quarter', mixed, {days: 6}, ['a', 'c', 'd']],
  ['more with more days', mixed, {days: 12}, ['a', 'b', 'c', 'd', 'e']],
  ['nothing without the time', slow, {days: 2}, []],
  ['one with time for one', slow, {days: 4}, ['a']],
  ['nothing that has no room in half a year, alone or after what it needs', long, {}, ['c']],
  ['hours that fit beside one another', busy, {days: 6}, ['b', 'c']],
  ['the hours of the first', busy, {days: 8}, ['a', 'c']],
  ['the hours of all', busy, {days: 9}, ['a', 'b', 'c']],
  ['neither what needs more ad spend nor what builds on it', costly, {channels: META, ads: 9_999}, ['c']],
  ['what has the ad spend', costly, {channels: META, ads: 10_000}, ['a', 'b', 'c']],
  ['nothing for half of the ad spend', costly, {channels: [...META, 'TikTok'], ads: 10_000}, ['c']],
  ['a fifth of revenue as ad spend', costly, {channels: META, orders: 2_500}, ['a', 'b', 'c']],
  ['nothing that takes more orders', costly, {channels: META, ads: 3_000, orders: 250}, []],
])('it suggests %s', (_, recipes, answers, suggestions) => {
  expect(idsOf(recipes, answers)).toEqual(suggestions);
});

test('answers come back from the address, and what makes no sense counts as not given', () => {
  const answers: Answers = {
    orders: 450,
    subs: true,
    channels: ['Meta Ads', 'Email'],
    worry: 'cash',
    ads: 3000,
    days: 4,
  };
  expect(parseAnswers(`${serialiseAnswers(answers)}&days=4`)).toEqual(answers);
  expect(parseAnswers('channels=email&channels=meta-ads').channels).toEqual(['Meta Ads', 'Email']);
  expect(parseAnswers('ads=-3').ads).toBeUndefined();
  const first = {orders: 300, subs: false, channels: META, ads: 3_000, worry: 'cost', days: 6};
  expect(answersOf('orders=0&revenue=a-lot&worry=__proto__&channels=fax&days=x')).toEqual(first);
  expect(answersOf('revenue=over-600k&worry=cash')).toMatchObject({
    orders: 10_000,
    channels: [],
    ads: undefined,
  });
});

test('what does not fit yet says why, and so does a channel for which there is nothing', () => {
  const why = (part: Partial<PlanRecipe>, of: Partial<FinderRule> = {}, told: Partial<Answers> = {}) => {
    const recipes = [recipe('a', {channels: META, ...part})];
    const rules = [rule('a', {channels: META, ...of})];
    const answers: Answers = {orders: 500, subs: false, channels: META, worry: 'cost', days: 6, ...told};
    const all = {cost: rules, repeat: [], traffic: [], conversion: [], cash: []};
    return notYet(answers, all, recipes, suggested(recipes, answers, rules)).map(
      (one) => `${one.name}: ${one.why}`,
    );
  };
  const none = 'no recipe on it works on this figure, or has room beside these';
  expect(why({})).toEqual([]);
  expect(why({}, {}, {channels: [...META, 'Email']})).toEqual([`Nothing on Email: ${none}`]);
  expect(why({}, {from: 2_500})).toEqual([]);
  expect(why({least: {ordersPerMonth: 800}})).toEqual(['A: it takes 800 orders a month, and we count 500']);
  const clips = {channels: ['Influencer' as const], least: {ordersPerMonth: 1, adSpendPerMonth: 5_000}};
  expect(why(clips, {}, {ads: 3_000})[0]).toBe(
    'A: it takes EUR 5,000 of ads a month on paid social, and we count EUR 3,000',
  );
  expect(why({least: {ordersPerMonth: 1, adSpendPerMonth: 10_000}}, {}, {ads: 3_000})).toEqual([
    'A: it takes EUR 10,000 of ads a month on Meta Ads, and we count EUR 3,000',
  ]);
  expect(why({setUpDays: 6, runsDays: 180})).toEqual([
    'A: it takes more than 26 weeks: run it beside a plan',
  ]);
  expect(why({setUpDays: 40})).toEqual(['A: it takes 40 days of set-up, and more than 6 days a month']);
});

test('a small Meta budget has its position first, and the figures of a shop are those of its ads', () => {
  const position = {
    id: 'm',
    path: '',
    heading: '',
    text: '',
    worries: ['cost' as const],
    channel: META[0],
    below: 10_000,
  };
  const told: Answers = {subs: false, channels: META, worry: 'cost', days: 6};
  expect(positionFor({...told, ads: 9_000, orders: 10_000}, [position])).toBe(position);
  expect(positionFor({...told, ads: 10_000}, [position])).toBeUndefined();
  expect(positionFor({...told, ads: 0}, [position])).toBeUndefined();
  expect(
    figuresOf(
      {channels: META, least: {ordersPerMonth: 1, adSpendPerMonth: 1}},
      shopOf({channels: META, ads: 3_000}),
    ),
  ).toBe('EUR 3,000 a month buys about 22 purchases a week at EUR 32 each.');
});
