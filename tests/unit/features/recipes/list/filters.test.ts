import fc from 'fast-check';
import {recordFrom} from '@site/src/lib/record';
import {CHANNELS, STAGES} from '@site/src/data/recipes/taxonomy';
import {
  activeFilters,
  NO_FILTERS,
  parseFilters,
  serialiseFilters,
  SORTS,
  type Filters,
} from '@site/src/features/recipes/list/filters';
import {FACETS} from '@site/src/features/recipes/list/facets';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {recipe} from '../../../support/recipes';

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  ...recordFrom(FACETS.map(({name, values}) => [name, fc.constantFrom<(string | null)[]>(null, ...values)])),
  search: fc.string({maxLength: 100}).filter((text) => text === '' || text.trim() !== ''),
  planned: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({min: 1, max: 9_999}),
});

test('what is written into the address is read back as it was', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(parseFilters(serialiseFilters(filters))).toEqual(filters);
    }),
  );
});

test('an address without filters means none, and none leave the address empty', () => {
  expect(parseFilters('')).toEqual(NO_FILTERS);
  expect(serialiseFilters(NO_FILTERS)).toBe('');
});

test.each([
  ['?channel=__proto__', {}],
  ['?channel=constructor&effort=toString&impact=hasOwnProperty&stage=valueOf', {}],
  ['?channel=Google%20Ads', {channel: 'Google Ads'}],
  ['?effort=HIGH&impact=high', {impact: 'High'}],
  ['?page=0', {}],
  ['?page=-3', {}],
  ['?page=1e3', {}],
  ['?page=99999999999999999999', {}],
  ['?page=2.5', {}],
  ['?page=12', {page: 12}],
  ['?sort=__proto__', {}],
  ['?plan=mine', {planned: true}],
  ['?plan=yours&recipes=seo-topic-clusters', {}],
  ['?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', {search: '<script>alert(1)</script>'}],
  ['?q=%E0%A4%A', {search: '\uFFFD%A'}],
  ['?channel=email&channel=seo', {channel: 'Email'}],
])('%s is read as %j', (query, part) => {
  expect(parseFilters(query)).toEqual({...NO_FILTERS, ...part});
});

test('a search text is cut to 100 characters, not within one, half of which no other address could hold', () => {
  const short = 'z'.repeat(99);
  expect(parseFilters(`?q=${'x'.repeat(5_000)}`).search).toHaveLength(100);
  expect(parseFilters(`?q=${short}%F0%9F%98%80`).search).toBe(short);
  expect(serialiseFilters({...NO_FILTERS, search: `${short}😀`})).toBe(`q=${short}`);
  expect(parseFilters(`?q=${short.slice(1)}%F0%9F%98%80`).search).toBe(`${short.slice(1)}😀`);
});

test('every filter in force has a label and the change that takes it away; order and page have none', () => {
  expect(activeFilters({...NO_FILTERS, sort: 'name', page: 4, search: '  '})).toEqual([]);
  expect(activeFilters({...NO_FILTERS, search: 'a ', stage: 'Interest', effort: 'Low'})).toEqual([
    {label: '“a”', removal: {search: ''}},
    {label: 'Low Effort', removal: {effort: null}},
    {label: 'Interest', removal: {stage: null}},
  ]);
});

test('options are labelled exactly as specified, without a count', () => {
  const labels = Object.fromEntries(FACETS.map(({all, values, show = String}) => [all, values.map(show)]));
  expect(labels).toMatchObject({
    'All Channels': CHANNELS,
    'All Effort Levels': ['Low Effort', 'Medium Effort', 'High Effort'],
    'All Impact Levels': ['Low Impact', 'Medium Impact', 'High Impact'],
    'All Stages': STAGES,
  });
});

test('an old link goes on filtering after its value was renamed', () => {
  const [channel] = FACETS.filter(({name}) => name === 'channel');
  Object.assign(channel ?? {}, {aliases: {creators: 'Influencer'}});
  expect(parseFilters('?channel=creators')).toEqual({...NO_FILTERS, channel: 'Influencer'});
  expect(serialiseFilters(parseFilters('?channel=creators'))).toBe('channel=influencer');
});

const plan = {setUpDays: 1, runsDays: 7, needs: [], occupies: []};
const spending = (to: number) => ({...plan, spend: {from: 0, to}});

test.each([
  ['budget', plan, ['No extra spend', 'Up to EUR 1,000', 'Up to EUR 5,000']],
  ['budget', spending(1_000), ['Up to EUR 1,000', 'Up to EUR 5,000']],
  ['budget', spending(5_000), ['Up to EUR 5,000']],
  ['budget', spending(5_001), ['Over EUR 5,000']],
  ['budget', undefined, []],
  ['days', {...plan, setUpDays: 2}, ['Up to 2 days', 'Up to 5 days', 'Up to 10 days']],
  ['days', {...plan, setUpDays: 5}, ['Up to 5 days', 'Up to 10 days']],
  ['days', {...plan, setUpDays: 10}, ['Up to 10 days']],
  ['days', {...plan, setUpDays: 11}, ['Over 10 days']],
  ['days', undefined, []],
] as const)('%s of %j: a choice "up to" some amount has that amount', (facet, given, chosen) => {
  const entry = indexEntryOf(recipe(given && {plan: {...given, needs: [], occupies: []}}));
  expect(FACETS.find(({name}) => name === facet)?.valuesOf(entry)).toEqual(chosen);
});

test('the index has a recipe’s values in every facet, and none that the facet does not offer', () => {
  const {facets} = indexEntryOf(recipe({plan}));
  expect(Object.keys(facets)).toEqual(FACETS.map(({name}) => name));
  for (const {name, values} of FACETS) {
    expect(facets[name]).not.toHaveLength(0);
    expect(values).toEqual(expect.arrayContaining([...facets[name]]));
  }
});
