import {searchRecipes} from '../../src/features/recipes/list/search';
import {listData} from '../../src/plugins/content/recipes/listData';
import {publishedOf, readRecipes} from '../../src/plugins/content/recipes/read';
import {readSynonyms} from '../../src/plugins/lib/synonyms';
import {ROOT} from '../support/siteCopy';

const {index} = listData(publishedOf(readRecipes(ROOT)), readSynonyms(ROOT)).data;
const found = (search: string) => searchRecipes(index, search).recipes.map(({id}) => id);

test.each([
  'loyalty',
  'repeat purchases',
  'repeat orders',
  'second order',
  'come back',
  'returning customers',
  'reorder',
  'Kundenbindung',
  'Wiederkauf',
  'Wiederkäufer',
  'wiederkehrende Kunden',
  'Stammkunden',
])('"%s" finds the recipes for retention', (phrase) => {
  expect(found('retention')).not.toEqual([]);
  expect(found(phrase)).toEqual(expect.arrayContaining(found('retention')));
});

test.each(['CAC too high', 'meta ads expensive', 'warenkorbabbruch', 'influencer marketing', 'LTV', 'ROAS'])(
  '"%s" finds recipes in the list',
  (phrase) => {
    expect(found(phrase)).not.toEqual([]);
  },
);
