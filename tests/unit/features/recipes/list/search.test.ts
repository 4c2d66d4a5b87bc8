import {searchRecipes} from '@site/src/features/recipes/list/search';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {recipe as whole} from '../../../support/recipes';

const recipe = (part: Parameters<typeof whole>[0]) => indexEntryOf(whole(part));

const library = [
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
  ['.*', []],
  ['%', ['basket']],
  ['klavyio', []],
  ['klaviyo lists expensive', []],
  ['', library.map(({id}) => id)],
  [' - ', library.map(({id}) => id)],
])(
  '%j finds what stands in name, description, objective, channel or id, with any case, hyphens and spaces',
  (search, found) => {
    expect(searchRecipes(library, search).map(({id}) => id)).toEqual(found);
  },
);
