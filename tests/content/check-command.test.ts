import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {checkContent} from '../../src/plugins/authoring/check';
import {isContent} from '../../src/plugins/authoring/check/sources';
import {spellingProblems} from '../../src/plugins/authoring/check/spelling';
import {kinds} from '../../src/plugins/authoring/schemas/kinds';
import type {Problem} from '../../src/plugins/lib/problems';
import {copySite, edit, ROOT} from '../support/siteCopy';

interface Report {
  passed: boolean;
  files: number;
  problems: {file: string; line?: number; field?: string; value?: unknown; problem: string; remedy: string}[];
}

let site: string;
let recipe: string;
let client: string;
let article: string;
let note: string;

/** The first file of a folder that holds some words. */
function firstWith(folder: string, words: RegExp): string {
  const names = fs.readdirSync(path.join(site, folder)).filter((name) => /\.(?:yaml|mdx)$/.test(name));
  const name = names.find((one) => words.test(fs.readFileSync(path.join(site, folder, one), 'utf8')));
  return `${folder}/${name ?? ''}`;
}

/** Runs the command. */
function run(...options: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['src/plugins/authoring/check/cli.mjs', ...options],
    {cwd: site, encoding: 'utf8', env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined}},
  );
  return {status, stdout, stderr};
}

/** Runs the command; its report is JSON. */
function check(...options: string[]): Report & {status: number | null} {
  const {status, stdout} = run('--json', ...options);
  return {status, ...(JSON.parse(stdout) as Report)};
}

/** What the command says of one file, without a separate process. */
const checkHere = (only: string, json: boolean) =>
  checkContent(site, {
    only: [only],
    json,
    spelling: Promise.resolve(spelling.filter(({file}) => file === only)),
  });

let whole: Report & {status: number | null};
let spelling: Problem[];

beforeAll(async () => {
  site = copySite();
  recipe = firstWith('src/data/recipes', /^effortLevel: /m);
  client = firstWith('src/data/clients', /^sector: /m);
  article = firstWith('blog', /^title: .*\n[a-z]/m);
  note = 'docs/_notes/of-no-recipe.mdx';
  edit(site, recipe, (text) =>
    text.replace(/effortLevel: .*/, 'effortLevel: low').replace(/buyingCycle: .*/, 'buyingCycle: Loyalty'),
  );
  edit(site, client, (text) => text.replace(/sector: .*/, 'sector: gardening'));
  edit(site, article, (text) =>
    text.replace(/^title: .*\n/m, '').concat('\n#### Too deep\n\nWe recieve ![](/img/none.png).\n'),
  );
  fs.writeFileSync(path.join(site, note), '## More\n');
  whole = check();
  spelling = await spellingProblems(site, [recipe, client, note]);
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

/** The line of a recipe's field, as an editor counts. */
const lineOf = (field: string) =>
  fs
    .readFileSync(path.join(site, recipe), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(field)) + 1;

test('mistakes in several files are one report; as JSON it is nothing else', () => {
  const {status, passed, files, problems} = whole;
  expect(status).toBe(1);
  expect(passed).toBe(false);
  expect(files).toBeGreaterThan(10);
  expect([...new Set(problems.map(({file}) => file))].sort()).toEqual([article, note, recipe, client].sort());
  expect(problems).toContainEqual({
    file: recipe,
    line: lineOf('effortLevel'),
    field: 'effortLevel',
    value: 'low',
    problem: 'is not an allowed value',
    remedy: 'Did you mean "Low"? Use one of: Low, Medium, High.',
  });
  for (const problem of problems) {
    expect(fs.existsSync(path.join(site, problem.file))).toBe(true);
    expect(problem.remedy).toMatch(/[.?]$/);
  }
});

test('one file has line, field and remedy, and a summary', async () => {
  const {report, passed} = await checkHere(recipe, false);
  expect(passed).toBe(false);
  expect(report).toMatch(
    /^src\/data\/recipes\/[\w-]+\.yaml$[\s\S]*- line \d+, effortLevel: is not an allowed value \(got "low"\)\n {4}Did you mean "Low"\? Use one of: Low, Medium, High\.\n {2}- line \d+, buyingCycle/m,
  );
  expect(report).toMatch(/2 problems in 1 file\.\n1 file checked\.$/);
});

/** What the whole check says of a file; there is something. */
function saidOf(file: string): Report['problems'] {
  const problems = whole.problems.filter((problem) => problem.file === file);
  expect(problems.length).toBeGreaterThan(0);
  return problems;
}

test('the check of one file says all that the whole check says of it', async () => {
  // The command, with the file that is wrong in every way: front matter, headings, images, spelling.
  const alone = check(article);
  expect([alone.status, alone.passed, alone.files]).toEqual([1, false, 1]);
  expect(alone.problems).toEqual(saidOf(article));
  for (const file of [recipe, client, note]) {
    const {problems} = JSON.parse((await checkHere(file, true)).report) as Report;
    expect(problems).toEqual(saidOf(file));
  }
});

test('several files are checked as one, each once', () => {
  const {status, passed, files, problems} = check(recipe, client, `./${recipe}`);
  expect([status, passed, files]).toEqual([1, false, 2]);
  for (const file of [recipe, client]) {
    expect(problems.filter((problem) => problem.file === file)).toEqual(saidOf(file));
  }
  expect(problems.every(({file}) => [recipe, client].includes(file))).toBe(true);
});

test('what cannot be checked is refused, each in one line, whatever comes before it', () => {
  const {status, stdout, stderr} = run(client, 'blog', 'package.json', 'blog/README.md', '../elsewhere.mdx');
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [
      'blog is a folder: give the files in it, such as blog/my-article.mdx.',
      expect.stringMatching(
        /^package\.json is no file of content: give one that writers write, such as blog\//,
      ),
      expect.stringMatching(/^blog\/README\.md is no file of content/),
      expect.stringMatching(/^\.\.\/elsewhere\.mdx does not exist: /),
    ],
  ]);
  expect(run(client, '--foo')).toEqual({
    status: 1,
    stdout: '',
    stderr: "Unknown option '--foo'. The only option is --json; all else is the path of a file.\n",
  });
});

test('every file that has fields may be named, and one with another ending than it needs', () => {
  const files = kinds(ROOT).map((kind) => kind.files.replace('*', 'a'));
  const all = [...files, 'cspell-words.txt', 'docs/_notes/a.mdx', 'blog/a.md', 'src/data/recipes/a.yml'];
  expect(all.filter((file) => !isContent(file))).toEqual([]);
  expect(['blog/a.yml', 'docs/a.mdx', 'src/data/recipes/schema.ts'].filter(isContent)).toEqual([]);
});

test('a recipe with another id than its file has is reported, and ends no check', async () => {
  edit(site, recipe, (text) =>
    text
      .replace('effortLevel: low', 'effortLevel: Low')
      .replace('buyingCycle: Loyalty', 'buyingCycle: Retention')
      .replace(/^id: .*/m, 'id: in-no-file')
      .replace(/^reviewed: .*\d{4}(?=-\d\d-\d\d)/m, (line) => line.replace(/\d{4}$/, '2999')),
  );
  const {report} = await checkContent(site, {spelling: Promise.resolve([])});
  expect(report).toMatch(/id: differs from the name of its file \(got "in-no-file"\)/);
});

test('a list of topics that is out of date is reported beside all else', () => {
  edit(site, 'blog/tags.yml', (text) => `${text}# more\n`);
  const {problems} = check();
  expect(problems).toContainEqual(
    expect.objectContaining({file: 'blog/tags.yml', remedy: expect.stringContaining('npm run generate')}),
  );
  expect(problems.map(({file}) => file)).toEqual(expect.arrayContaining([article, client]));
});

test('with lists that are out of date and that schemas have, the report says that it is of them alone', () => {
  edit(site, 'src/data/taxonomies/stages.ts', (text) => `${text}// more\n`);
  const {status, stdout} = run();
  expect(status).toBe(1);
  expect(stdout).toMatch(/Run "npm run generate"[^]*\nAll else is checked once this is correct\.\n$/);
});
