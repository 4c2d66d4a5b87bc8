import {FACETS} from '@site/src/features/recipes/list/facets';
import {NO_FILTERS, type Filters} from '@site/src/features/recipes/list/filters';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {resultsOf, sortRecipes} from '@site/src/features/recipes/list/results';
import {recipe as whole} from '../../../support/recipes';

const recipe = (part: Parameters<typeof whole>[0]) => indexEntryOf(whole(part));
const plan = (setUpDays: number, part = {}) => ({setUpDays, runsDays: 7, needs: [], occupies: [], ...part});
/** The ids that some filters leave on the page in view. */
const found = (library: Parameters<typeof resultsOf>[0], filters: Partial<Filters>, planned: string[] = []) =>
  resultsOf(library, {...NO_FILTERS, ...filters}, planned).inView.map(({id}) => id);

const searched = [
  recipe({id: 'flows', name: 'Flows that pay', description: 'By e-mail', channels: ['CRM']}),
  recipe({id: 'harvest', name: 'Search terms', channels: ['Google Ads']}),
  recipe({id: 'pmax-signals', description: 'Uses Klaviyo lists', channels: ['SEO']}),
  recipe({id: 'basket', objective: 'Fewer RETURNS, by 20 % of them', channels: ['CRM']}),
  recipe({id: 'ladder', name: 'Win-back offers', channels: ['TikTok']}),
];

test.each([
  ['  FLOWS ', ['flows']],
  ['klaviyo', ['pmax-signals']],
  ['turns, by 20 % o', ['basket']],
  ['email', ['flows']],
  ['e-mail', ['flows']],
  ['google ads', ['harvest']],
  ['pmax', ['pmax-signals']],
  ['win back', ['ladder']],
  ['winback', ['ladder']],
  ['win–back', ['ladder']],
  ['c.r.m.', ['flows', 'basket']],
  ['k\u200blaviyó', ['pmax-signals']],
  ['.*', []],
  ['%', ['basket']],
  ['klavyio', []],
  ['klaviyo lists expensive', []],
  ['', searched.map(({id}) => id)],
  [' - ', searched.map(({id}) => id)],
])(
  '%j finds what stands in name, description, objective, channel or id, with any case, hyphens, spaces and marks',
  (search, ids) => {
    expect(found(searched, {search})).toEqual(ids);
  },
);

test('a recipe is in each budget and each number of days that are enough for it; without a plan in none', () => {
  const planned = [
    recipe({id: 'p', plan: plan(3, {spend: {from: 500, to: 1_200}})}),
    recipe({id: 'without'}),
  ];
  const left = (facet: 'budget' | 'days') =>
    FACETS.find(({name}) => name === facet)?.values.filter(
      (value) => found(planned, {[facet]: value}).length > 0,
    );
  expect(left('budget')).toEqual(['Up to EUR 5,000']);
  expect(left('days')).toEqual(['Up to 5 days', 'Up to 10 days']);
});

test('pages hold ten; a page beyond the last is the last; only what is in the plan is shown where that is asked', () => {
  const many = Array.from({length: 23}, (_, index) => recipe({id: `r${index}`}));
  const at = (page: number) => resultsOf(many, {...NO_FILTERS, page}, []);
  expect(at(1)).toEqual({matching: many, inView: many.slice(0, 10), page: 1, pages: 3});
  expect(at(99)).toEqual({matching: many, inView: many.slice(20), page: 3, pages: 3});
  expect(resultsOf([], NO_FILTERS, [])).toEqual({matching: [], inView: [], page: 1, pages: 1});
  expect(found(many, {planned: true}, ['r22', 'r3'])).toEqual(['r3', 'r22']);
});

const library = [
  recipe({id: 'a', name: 'Beta', expectedImpact: 'High', buyingCycle: 'Awareness'}),
  recipe({id: 'b', name: 'alpha', expectedImpact: 'Low', buyingCycle: 'Awareness', plan: plan(3)}),
  recipe({id: 'c', name: 'Gamma', expectedImpact: 'High', buyingCycle: 'Retention', plan: plan(2)}),
  recipe({id: 'd', name: 'Delta', expectedImpact: 'High', buyingCycle: 'Awareness'}),
].map((entry) => ({...entry, effortLevel: entry.id === 'a' ? ('High' as const) : ('Low' as const)}));
const order = (sort: Parameters<typeof sortRecipes>[1]) => sortRecipes(library, sort).map(({id}) => id);

test.each([
  ['quickest', 'fewest days of set-up first, then most impact, then name; without a plan last', 'cbad'],
  ['impact', 'most impact first, then least effort, then name', 'dcab'],
  ['name', 'without regard to case', 'badc'],
  ['recommended', 'one of each stage in turn, the best ratio first, and none is lost', 'dcab'],
] as const)('%s: %s', (sort, _, ids) => {
  expect(order(sort).join('')).toBe(ids);
});
