import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {isContent} from '../../src/plugins/writing/check/sources';
import {KINDS} from '../../src/plugins/content/kinds';
import {copySite, edit} from '../support/siteCopy';

interface Report {
  passed: boolean;
  files: number;
  problems: {file: string; line?: number; field?: string; value?: unknown; problem: string}[];
}

let site: string;
let recipe: string;
let client: string;
let article: string;
const note = 'docs/_notes/of-no-recipe.mdx';
let whole: Report & {status: number | null};

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
    ['src/plugins/writing/check/cli.mjs', ...options],
    {cwd: site, encoding: 'utf8', env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined}},
  );
  return {status, stdout, stderr};
}

/** Runs the command; its report is JSON. */
function check(...options: string[]): Report & {status: number | null} {
  const {status, stdout} = run('--json', ...options);
  return {status, ...(JSON.parse(stdout) as Report)};
}

beforeAll(() => {
  site = copySite();
  recipe = firstWith('src/data/recipes', /^effortLevel: /m);
  client = firstWith('src/data/clients', /^sector: /m);
  article = firstWith('blog', /^title: .*\n[a-z]/m);
  edit(site, recipe, (text) =>
    text.replace(/effortLevel: .*/, 'effortLevel: low').replace(/buyingCycle: .*/, 'buyingCycle: Loyalty'),
  );
  edit(site, client, (text) => text.replace(/sector: .*/, 'sector: gardening'));
  edit(site, article, (text) =>
    text.replace(/^title: .*\n/m, '').concat('\n#### Too deep\n\nWe recieve ![](/img/none.png).\n'),
  );
  fs.writeFileSync(path.join(site, note), '## More\n');
  whole = check();
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

test('mistakes in several files are one report; as JSON it is nothing else', () => {
  const {status, passed, files, problems} = whole;
  expect([status, passed]).toEqual([1, false]);
  expect(files).toBeGreaterThan(10);
  expect([...new Set(problems.map(({file}) => file))].sort()).toEqual([article, note, recipe, client].sort());
  const lines = fs.readFileSync(path.join(site, recipe), 'utf8').split('\n');
  expect(problems).toContainEqual({
    file: recipe,
    line: lines.indexOf('effortLevel: low') + 1,
    field: 'effortLevel',
    value: 'low',
    problem: expect.stringContaining('expected one of "Low"'),
    remedy: 'Did you mean "Low"?',
  });
});

test('some files have all that the whole check says of them, each once', () => {
  const some = check(article, recipe, `./${recipe}`);
  expect([some.status, some.passed, some.files]).toEqual([1, false, 2]);
  expect(some.problems).toEqual(whole.problems.filter(({file}) => [article, recipe].includes(file)));
  const {stdout} = run(recipe);
  expect(stdout).toMatch(/^src\/data\/recipes\/.*\n {2}- line \d+, effortLevel: .*\n {4}Did you mean "Low"/);
  expect(stdout).toMatch(/2 problems in 1 file\.\n1 file checked\.\n$/);
});

test('what cannot be checked is refused, each in one line', () => {
  const {status, stdout, stderr} = run(client, 'blog', 'package.json', '../elsewhere.mdx');
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [
      expect.stringContaining('blog is a folder'),
      expect.stringContaining('package.json is no file of content'),
      expect.stringContaining('../elsewhere.mdx does not exist'),
    ],
  ]);
  expect(run(client, '--foo').status).toBe(1);
});

test('every file that has fields may be named, and one with another ending than it needs', () => {
  const files = KINDS.map((kind) => kind.files.replace('*', 'a'));
  const all = [...files, 'docs/_notes/a.mdx', 'blog/a.md', 'src/data/recipes/a.yml'];
  expect(all.filter((file) => !isContent(file))).toEqual([]);
  const others = ['blog/README.md', 'docs/a.mdx', 'src/data/recipes/schema.ts'];
  expect(others.filter(isContent)).toEqual([]);
});
