import {searchRecipes} from '@site/src/features/recipes/list/search';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {recipe as whole} from '../../../support/recipes';

const recipe = (part: Parameters<typeof whole>[0]) => indexEntryOf(whole(part));

const library = [
  Object.assign(
    recipe({id: 'flows', name: 'Flows that pay', channels: ['Email', 'CRM'], buyingCycle: 'Retention'}),
    {
      also: 'loyalty, e-mail, drip campaign',
    },
  ),
  recipe({id: 'harvest', name: 'Search terms', channels: ['Google Ads'], buyingCycle: 'Interest'}),
  recipe({
    id: 'pmax-signals',
    description: 'Uses Klaviyo lists',
    channels: ['SEO'],
    buyingCycle: 'Awareness',
  }),
  recipe({
    id: 'basket',
    name: 'The checkout, mended',
    objective: 'Fewer RETURNS, by 20 % of them',
    channels: ['CRM'],
    buyingCycle: 'Interest',
  }),
  recipe({
    id: 'ladder',
    name: 'Win-back offers for lapsed customers',
    channels: ['TikTok'],
    buyingCycle: 'Resurrection',
  }),
];
const ids = (recipes: readonly {id: string}[]) => recipes.map(({id}) => id);

test.each([
  ['flows', ['flows']],
  ['  FLOWS ', ['flows']],
  ['flow', ['flows']],
  ['pmax', ['pmax-signals']],
  ['returns', ['basket']],
  ['email', ['flows']],
  ['e-mail', ['flows']],
  ['google ads', ['harvest']],
  ['crm checkout', ['basket']],
  ['loyalty', ['flows']],
  ['win back', ['ladder']],
  ['winback', ['ladder']],
  ['drip', ['flows']],
  ['how do I win back customers', ['ladder']],
  ['turns, by 20 % o', ['basket']],
  ['.*', []],
  ['%', ['basket']],
  ['', ids(library)],
  ['nowhere', []],
  ['rvest', []],
  ['ERM', ['harvest']],
  ['turns', ['basket']],
  ['ows that', ['flows']],
])(
  '%j finds what stands in name, description or objective, words of channels, stage and id, and what means the same',
  (search, found) => {
    expect(ids(searchRecipes(library, search).recipes)).toEqual(found);
  },
);

test('a misspelled word is corrected, and the search that was answered is named; a right one never changes', () => {
  expect(searchRecipes(library, 'klavyio')).toMatchObject({
    recipes: [{id: 'pmax-signals'}],
    corrected: 'klaviyo',
  });
  expect(searchRecipes(library, 'klaviyo').corrected).toBeUndefined();
});

test('most words of a complaint are enough', () => {
  expect(ids(searchRecipes(library, 'klaviyo lists expensive').recipes)).toEqual(['pmax-signals']);
});
