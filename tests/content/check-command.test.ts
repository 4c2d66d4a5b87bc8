import fs from 'node:fs';
import path from 'node:path';
import {isContent} from '../../src/plugins/writing/check/sources';
import {KINDS} from '../../src/plugins/content/kinds';
import {copySite, edit, firstIn, run} from '../support/siteCopy';

let site: string;
let recipe: string;
let client: string;
let article: string;
const note = 'docs/_notes/of-no-recipe.mdx';
let whole: ReturnType<typeof run>;

beforeAll(() => {
  site = copySite();
  recipe = firstIn(site, 'src/data/recipes', /^effortLevel: /m);
  client = firstIn(site, 'src/data/clients', /^sector: /m);
  article = firstIn(site, 'blog', /^title: .*\n[a-z]/m);
  edit(site, recipe, (text) =>
    text.replace(/effortLevel: .*/, 'effortLevel: low').replace(/buyingCycle: .*/, 'buyingCycle: Loyalty'),
  );
  edit(site, client, (text) => text.replace(/sector: .*/, 'sector: gardening'));
  edit(site, article, (text) =>
    text.replace(/^title: .*\n/m, '').concat('\n#### Too deep\n\nWe recieve ![](/img/none.png).\n'),
  );
  fs.writeFileSync(path.join(site, note), '## More\n');
  whole = run(site, 'check');
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

/** What a report says of a file. */
const said = (stdout: string, file: string) =>
  stdout.split('\n\n').filter((part) => part.startsWith(`${file}\n`));

test('mistakes in several files are one report, by file and with line, field, value and what to do', () => {
  const {status, stdout} = whole;
  expect(status).toBe(1);
  expect(stdout.match(/^\S+\.(?:yaml|mdx)$/gm)).toEqual([article, note, recipe, client].sort());
  expect(stdout).toMatch(/in 4 files\.\n$/);
  const line = fs.readFileSync(path.join(site, recipe), 'utf8').split('\n').indexOf('effortLevel: low') + 1;
  expect(said(stdout, recipe).join('')).toMatch(
    new RegExp(
      `\\n  - line ${line}, effortLevel \\(got "low"\\): .*expected one of "Low".* Did you mean "Low"`,
    ),
  );
});

test('some files have all that the whole check says of them, each once', () => {
  const {status, stdout} = run(site, 'check', article, recipe, `./${recipe}`);
  expect(status).toBe(1);
  for (const file of [article, recipe]) {
    expect(said(stdout, file)).toEqual(said(whole.stdout, file));
  }
  expect(stdout).toMatch(/in 2 files\.\n$/);
});

test('what cannot be checked is refused', () => {
  const {status, stdout, stderr} = run(site, 'check', client, 'blog', 'package.json', '../elsewhere.mdx');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^blog, package\.json, \.\.\/elsewhere\.mdx: give a file/);
});

test('every file that has fields may be named, and one with another ending than it needs', () => {
  const files = KINDS.map((kind) => kind.files.replace('*', 'a'));
  const all = [...files, 'docs/_notes/a.mdx', 'blog/a.md', 'src/data/recipes/a.yml'];
  expect(all.filter((file) => !isContent(file))).toEqual([]);
  const others = ['blog/README.md', 'docs/a.mdx', 'src/data/recipes/schema.ts'];
  expect(others.filter(isContent)).toEqual([]);
});
