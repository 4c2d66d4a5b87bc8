import {longTitles} from '../../src/plugins/writing/check/titles';
import {readContent, type Content} from '../../src/plugins/writing/content';
import {ROOT} from '../support/siteCopy';

const content = readContent(ROOT);
const LONG = 'A longer name than any page needs '.repeat(4).trim();

/** The first item of a kind alone, changed. */
const firstOf = (kind: string, change: (item: object) => object): Content['kinds'] =>
  content.kinds
    .filter(({collection}) => collection.name === kind)
    .map(({collection, entries}) => ({
      collection,
      entries: entries.slice(0, 1).map((entry) => ({...entry, item: change(entry.item)})),
    }));

test('a title that is too long with the name of the site is reported with file, field, line and remedy', () => {
  const kinds = [
    ...firstOf('recipe', (recipe) => ({...recipe, page: undefined, name: LONG})),
    ...firstOf('article', (article) => ({...article, front: {title: LONG}})),
  ];
  expect(longTitles(ROOT, {kinds}, 'Of the site')).toEqual([
    {
      file: kinds[0]?.entries[0]?.file,
      line: expect.any(Number) as number,
      field: 'name',
      value: `${LONG}: growth recipe`,
      problem: expect.stringContaining('and a title may have 110') as string,
      remedy: `Shorten it by ${`${LONG}: growth recipe | Of the site`.length - 110} characters.`,
    },
    expect.objectContaining({file: kinds[1]?.entries[0]?.file, field: 'title', value: LONG, line: 2}),
  ]);
});

test('a longer name of the site makes every title longer', () => {
  const fields = new Set(longTitles(ROOT, content, LONG).map(({field}) => field));
  expect([...fields].sort()).toEqual(['name', 'page.title', 'story.title', 'title']);
});
