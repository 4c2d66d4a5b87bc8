/** @jest-environment node */
import {cardOf, costsInWords, inOneLine} from '@site/src/data/recipes/card';
import {settingsOf, SHARED_RULES} from '@site/src/data/recipes/sharedRules';
import {knownOf, stampOf, stampsInWords} from '@site/src/data/recipes/stamp';
import {rulesText} from '@site/src/data/recipes/words';
import type {Study} from '@site/src/data/recipes/evidence';
import {recipe} from '../../support/recipes';

const plan = {setUpDays: 3, runsDays: 56, needs: [], occupies: []};

test('a card says in one line where, how long and for how much, and what the reader gets', () => {
  const card = cardOf(
    recipe({channels: ['Meta Ads'], plan, description: 'Orders cost less. The rest is detail.'}),
  );
  expect(inOneLine(card.facts)).toBe(
    'Meta Ads · from 300 orders a month · 3 days · judge after 8 weeks · no extra spend',
  );
  expect(card.benefit).toBe('Orders cost less.');
  expect(Object.keys(card)).not.toContain('sums');
});

test.each([
  [{...plan, spend: {from: 500, to: 1_500}}, undefined, 'EUR 500-1,500 extra'],
  [plan, 3_000, 'EUR 3,000 of ads a month'],
  [undefined, undefined, 'no extra spend'],
])('its last fact is the money: plan %j, ad spend %s', (given, adSpendPerMonth, money) => {
  const {fit} = recipe();
  const least = {...fit.least, adSpendPerMonth};
  expect(cardOf(recipe({plan: given, fit: {...fit, least}})).facts.at(-1)).toBe(money);
});

test('days that are no whole weeks stay days, and costs name the hours while it runs', () => {
  expect(cardOf(recipe({plan: {...plan, runsDays: 60}})).facts).toContain('judge after 60 days');
  expect(costsInWords(recipe({plan: {...plan, hoursPerWeek: 2}}))).toBe(
    'EUR 1,800 of work: 3 days and 2 hours a week for 8 weeks at EUR 45 an hour, no extra spend',
  );
});

test('what the stamps of all add up to can be said of none, of one and of many', () => {
  expect(
    stampsInWords([...Array<'Mixed'>(15).fill('Mixed'), ...Array<'Untested'>(35).fill('Untested')]),
  ).toBe('Fifty bets. None holds in public trials, 15 are mixed, 35 nobody has tested.');
  expect(stampsInWords(['Holds', 'Holds', 'Mixed'])).toBe(
    'Three bets. 2 hold in public trials, 1 is mixed, none is untested.',
  );
});

test('rules have a line each', () => {
  expect(
    rulesText([
      {when: 'it pays', then: 'Keep it'},
      {when: 'not', then: 'Stop it'},
    ]),
  ).toBe('- It pays: Keep it\n- Not: Stop it\n');
});

test.each([
  [[], 'Untested'],
  [
    [
      ['observed', 'for'],
      ['vendor', 'for'],
    ],
    'Untested',
  ],
  [
    [
      ['randomised', 'for'],
      ['vendor', 'none'],
    ],
    'Holds',
  ],
  [
    [
      ['natural', 'for'],
      ['randomised', 'for'],
    ],
    'Holds',
  ],
  [
    [
      ['randomised', 'for'],
      ['natural', 'against'],
    ],
    'Mixed',
  ],
  [[['natural', 'none']], 'Mixed'],
  [[['randomised', 'mixed']], 'Mixed'],
] as const)('the stamp of the studies %j is %s', (studies, stamp) => {
  expect(stampOf(studies.map(([design, effect]) => ({design, effect})))).toBe(stamp);
});

test('what is known says how the trials came out, and that there is none', () => {
  const known = (...studies: [Study['design'], Study['effect']][]) =>
    knownOf(studies.map(([design, effect]) => ({design, effect}))).text;
  expect(known(['randomised', 'for'], ['natural', 'mixed'], ['vendor', 'for'])).toBe(
    '2 trials and natural experiments: in 1 it works, in 1 it depends.',
  );
  expect(known(['vendor', 'for'])).toMatch(
    /^No trial of it is published that we could find; the figures below/,
  );
  expect(known()).toBe('No trial of it is published that we could find.');
});

test('a rule that several recipes follow comes before the settings of a step', () => {
  const [first, second] = settingsOf({rules: ['budget-step'], settings: [['Day', 'Monday']]});
  expect(first).toBe(SHARED_RULES['budget-step']);
  expect(second).toEqual(['Day', 'Monday']);
});
