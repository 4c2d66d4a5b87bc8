import fs from 'node:fs';
import path from 'node:path';
import {contentOf} from '../../src/plugins/content/kinds';
import {contentProblems} from '../../src/plugins/content/problems';
import {checkContent} from '../../src/plugins/writing/check';
import {dataProblems} from '../../src/plugins/writing/check/data';
import {readingTimes} from '../../src/plugins/writing/check/data';
import {worthSaying} from '../../src/plugins/lib/problems';
import {mistakeOf, problemLines} from '../support/problems';
import {copySite, edit, ROOT} from '../support/siteCopy';
import {FILES, useSmallSite} from '../support/smallSite';

const site = useSmallSite();

test('a published article keeps to its range of minutes; a draft takes its time', () => {
  const [article] = contentOf(site.path()).entries('article');
  if (article === undefined) {
    throw new Error('there is no article');
  }
  expect(readingTimes([article])).toEqual([]);
  const short = {...article, body: 'Too short.'};
  expect(problemLines(readingTimes([short]))).toEqual(['1 takes 1 minute to read, and may take 6 to 15']);
  expect(readingTimes([{...short, item: {...article.item, draft: true}}])).toEqual([]);
});

test('a topic without an article, a note without a recipe and a story without a client are reported', () => {
  fs.mkdirSync(site.full('docs/_notes'), {recursive: true});
  fs.writeFileSync(site.full('docs/_notes/gone.mdx'), '## More\n');
  fs.rmSync(site.full('src/data/clients/noms.yaml'));
  const content = contentOf(site.path());
  const found = [...contentProblems(content), ...dataProblems(content)];
  expect(found.map((problem) => [problem.file, mistakeOf(problem.problem)])).toEqual(
    expect.arrayContaining([
      ['blog/tags.yml', 'is a topic without an article'],
      ['docs/_notes/gone.mdx', 'belongs to no recipe'],
      ['src/data/clients/stories/noms.mdx', 'belongs to no client with "story:" in its file'],
    ]),
  );
});

test('a mistake in the list of authors is one problem, with its line', () => {
  const file = 'blog/authors.yml';
  fs.writeFileSync(site.full(file), 'matteo-ferrante:\n  name: "Matteo\n  title: Growth\n');
  const found = contentProblems(contentOf(site.path())).filter((problem) => problem.file.startsWith('blog/'));
  expect(problemLines(found)).toEqual(['2 cannot be read as YAML: Missing closing "quote']);
});

test('an author who is an advisor has the key, the name and the title of that', () => {
  const file = 'blog/authors.yml';
  const problems = () =>
    problemLines(dataProblems(contentOf(site.path())).filter((problem) => problem.file === file));
  expect(problems()).toEqual([]);
  edit(site.path(), file, (text) =>
    text.replace(
      /^matteo-ferrante:\n {2}name: .*\n {2}title: .*/m,
      'matteo:\n  name: Matteo\n  title: Growth',
    ),
  );
  expect(problems()).toEqual([
    expect.stringContaining('matteo is "matteo-ferrante" in the file of the advisor'),
    expect.stringContaining('Matteo is "Matteo Ferrante"'),
    expect.stringContaining('Growth is "Growth & Martech"'),
  ]);
});

test('fields that do not end are one problem, and are not read as prose', async () => {
  const file = FILES.article;
  fs.symlinkSync(path.join(ROOT, 'node_modules'), site.full('node_modules'), 'junction');
  const found = async () => {
    const spelling = Promise.resolve([]);
    return problemLines(worthSaying((await checkContent(site.path(), {only: [file], spelling})).problems));
  };
  const before = await found();
  edit(site.path(), file, (text) => text.replace(/\n---\n/, '\n--\n'));
  const more = (await found()).filter((one) => !before.includes(one));
  const end = fs.readFileSync(site.full(file), 'utf8').split('\n').indexOf('--') + 1;
  expect(more).toEqual([`${end} has front matter that does not end`]);
});

test('a recipe that is gone is reported in one go wherever recipes, the finder and the plans name it', () => {
  const copy = copySite();
  const [rules] = contentOf(copy).items('finder');
  const [first] = rules === undefined ? [] : Object.values(rules).flat();
  const gone = first?.recipe ?? '';
  const texts = ['src/data/recipes', 'src/data/plans/starters', 'src/data/plans'].flatMap((folder) =>
    fs
      .readdirSync(path.join(copy, folder))
      .filter((name) => name.endsWith('.yaml') && name !== `${gone}.yaml`)
      .map((name) => ({
        file: `${folder}/${name}`,
        text: fs.readFileSync(path.join(copy, folder, name), 'utf8'),
      })),
  );
  const naming = texts.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        new RegExp(`(?<![\\w/-])${gone}(?![\\w-])`).test(line) ? [`${file} ${index + 1}`] : [],
      ),
  );
  fs.rmSync(path.join(copy, `src/data/recipes/${gone}.yaml`));
  const told = contentProblems(contentOf(copy))
    .filter(({value}) => value === gone)
    .map(({file, line}) => `${file} ${line}`);
  expect(told).toEqual(expect.arrayContaining(naming));
  expect(naming.length).toBeGreaterThan(0);
  fs.rmSync(copy, {recursive: true});
});
