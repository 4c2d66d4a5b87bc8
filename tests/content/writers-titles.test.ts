import fs from 'node:fs';
import {longTitles} from '../../src/plugins/authoring/check/titles';
import {readContent} from '../../src/plugins/authoring/content';
import {ROOT} from '../support/siteCopy';
import {useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const content = readContent(ROOT);
const LONG = 'A longer name than any page needs '.repeat(4).trim();

test('a title that is too long with the name of the site is told with file, field, line and remedy', () => {
  const recipes = content.recipes?.slice(0, 1).map((recipe) => ({...recipe, page: undefined, name: LONG}));
  const articles = content.articles
    ?.slice(0, 1)
    .map((article) => ({...article, front: {...article.front, title: LONG}}));
  const problems = longTitles(ROOT, {...content, recipes, articles, siteName: 'Of the site'});
  expect(problems).toEqual([
    expect.objectContaining({
      file: `src/data/recipes/${recipes?.[0]?.id ?? ''}.yaml`,
      field: 'name',
      line: expect.any(Number),
      value: `${LONG}: growth recipe`,
      remedy: `Shorten it by ${`${LONG}: growth recipe | Of the site`.length - 110} characters.`,
    }),
    expect.objectContaining({file: articles?.[0]?.file, field: 'title', value: LONG, line: 2}),
  ]);
});

test('a longer name of the site makes every title longer', () => {
  const fields = new Set(longTitles(ROOT, {...content, siteName: LONG}).map(({field}) => field));
  expect([...fields].sort()).toEqual(['name', 'page.title', 'story.title', 'title']);
});

test('a page whose texts cannot be read keeps no other title from being checked', () => {
  const write = (page: string, text: string) => {
    fs.mkdirSync(site.full('src/data/pages'), {recursive: true});
    fs.writeFileSync(site.full(`src/data/pages/${page}.yaml`), text);
  };
  write('contact', `page:\n  title: ${LONG}\n`);
  write('imprint', 'page:\n  title: "Imprint\n');
  expect(longTitles(site.path(), {...content, siteName: ''})).toEqual([
    expect.objectContaining({file: 'src/data/pages/contact.yaml', field: 'page.title', line: 2, value: LONG}),
  ]);
});
