import {load} from 'cheerio';
import {arithmeticInWords, NOT_OPENED, NOT_SEEN} from '@site/src/data/evidence/text';
import {dayInWords} from '@site/src/lib/dayInWords';
import {keepFigures} from '@site/src/lib/keepFigures';
import {caseInWords} from '@site/src/data/recipes/words';
import {excelOf} from '@site/src/data/recipes/paper';
import {defaultBuild, plain, ROOT} from './support/build';
import {contentOf} from '@site/src/plugins/content/kinds';

const build = defaultBuild();
const recipes = contentOf(ROOT)
  .items('recipe')
  .map((recipe) => ({
    ...recipe,
    page: `services/growth-recipes/${recipe.id}`,
  }));
const articles = contentOf(ROOT)
  .entries('article')
  .filter(({item}) => item.draft !== true)
  .map(({id, item}) => ({...item, page: `philosophy/journal/${id}`}));

/** The text of a page as it reads. */
const textOf = (page: string) => plain(load(build.read(`${page}.html`))('main').text());

test('pages and their Markdown show each sum and each source of their texts', () => {
  const missing = [...recipes, ...articles].flatMap(({page, sums, sources}) => {
    const html = textOf(page);
    const markdown = build.read(`${page}.md`);
    return [
      ...sums.flatMap(({says, is, because}) => [says, arithmeticInWords(is), because]),
      ...sources.flatMap(({claim, url, checked}) => [
        claim.replace(/\.$/, ''),
        url === undefined
          ? NOT_SEEN
          : checked === undefined
            ? NOT_OPENED
            : `checked on ${dayInWords(checked)}`,
      ]),
    ].filter((text) => !html.includes(plain(keepFigures(text))) || !markdown.includes(text));
  });
  expect(missing).toEqual([]);
});

test('recipes and their Markdown say what kind of case they show', () => {
  const missing = recipes.filter(({page, case: kind}) => {
    const words = caseInWords(kind);
    return ![textOf(page), build.read(`${page}.md`)].every((text) => text.includes(words));
  });
  expect(missing.map(({id}) => id)).toEqual([]);
});

test('the Markdown of a recipe has its steps for the proof, and no line about a fold', () => {
  const steps = recipes.filter(({page}) => /^For the proof: \d+ steps?$/m.test(build.read(`${page}.md`)));
  expect(steps.map(({id}) => id)).toEqual([]);
});

test('a story shows its page from the work, cell by cell', () => {
  const missing = contentOf(ROOT)
    .items('client')
    .flatMap(({id, story}) => {
      const {heading, columns, rows} = story?.artefact ?? {heading: '', columns: [], rows: []};
      const shown = story?.artefact && plain(load(build.read(`customers/stories/${id}.html`))('main').text());
      return [heading, ...columns, ...rows.flat()].filter((text) => shown?.includes(plain(text)) === false);
    });
  expect(missing).toEqual([]);
});

test('every working paper is on the site, and its recipe or hub links to it', () => {
  const hubs = contentOf(ROOT).items('hub');
  const owners = [...recipes, ...hubs.map((hub) => ({...hub, page: `growth-hubs/${hub.id}`}))];
  const wrong = owners.flatMap(({id, page, papers = []}) => {
    const html = load(build.read(`${page}.html`));
    return papers
      .flatMap(({file}) => [file, excelOf(file) ?? []].flat())
      .map((file) => `papers/${id}/${file}`)
      .filter((file) => !build.files.has(file) || html(`a[download][href="/${file}"]`).length === 0);
  });
  expect(wrong).toEqual([]);
});

test("no list's data carries sums", () => {
  const [first] = recipes.flatMap(({sums}) => sums);
  const carrying = [...build.files]
    .filter((name) => name.endsWith('.js'))
    .filter((name) => first !== undefined && build.read(name).includes(first.because));
  // The page of the recipe itself, and no other.
  expect(carrying.length).toBeLessThanOrEqual(1);
});
