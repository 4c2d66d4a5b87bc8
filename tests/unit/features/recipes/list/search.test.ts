import {nearestRecipes, searchRecipes} from '@site/src/features/recipes/list/search';
import {toThesaurus} from '@site/src/features/search/words/synonyms';
import {recipe} from '../../../support/recipes';

const thesaurus = toThesaurus({
  same: [
    ['e-mail', 'email'],
    ['loyalty', 'retention'],
    ['winback', 'win back', 'lapsed'],
  ],
  means: {Warenkorb: ['checkout']},
});
const library = [
  recipe({id: 'flows', name: 'Flows that pay', channels: ['Email', 'CRM'], buyingCycle: 'Retention'}),
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
    objective: 'Fewer RETURNS, by 20\u00A0% of them',
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
  ['tik tok', ['ladder']],
  ['how do I win back customers', ['ladder']],
  ['Warenkorb', ['basket']],
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
    expect(ids(searchRecipes(library, search, thesaurus).recipes)).toEqual(found);
  },
);

test('a mistyped word is mended, and the search that was answered is named; a right one never changes', () => {
  expect(searchRecipes(library, 'klavyio', thesaurus)).toMatchObject({
    recipes: [{id: 'pmax-signals'}],
    corrected: 'klaviyo',
  });
  expect(searchRecipes(library, 'klaviyo', thesaurus).corrected).toBeUndefined();
});

test('where nothing is found, recipes that hold part of it are the nearest, best first', () => {
  expect(ids(nearestRecipes(library, 'klaviyo flows for penguins', thesaurus))).toEqual([
    'flows',
    'pmax-signals',
  ]);
  expect(nearestRecipes(library, 'xyzzy', thesaurus)).toEqual([]);
});
