import {toIndexEntry} from '../../src/data/recipes/types';
import {searchRecipes} from '../../src/features/recipes/list/search';
import {toThesaurus} from '../../src/features/search/words/synonyms';
import {publishedOf, readRecipes} from '../../src/plugins/content/recipes/read';
import {readSynonyms} from '../../src/plugins/lib/synonyms';
import {ROOT} from '../support/siteCopy';

const thesaurus = toThesaurus(readSynonyms(ROOT));
const recipes = publishedOf(readRecipes(ROOT)).map(toIndexEntry);
const found = (search: string) => searchRecipes(recipes, search, thesaurus).recipes.map(({id}) => id);

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
