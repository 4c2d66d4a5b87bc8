import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {copySite, edit, ROOT} from '../support/siteCopy';

/** What `npm run check:content` may take, in seconds of the processor: a busy machine stretches the clock. */
const LIMIT = 15;
/** What it may take for one file. Its processes run side by side, so the longest of them counts. */
const LIMIT_OF_ONE = 2;

interface Report {
  passed: boolean;
  files: number;
  problems: {file: string; line?: number; field?: string; value?: unknown; problem: string; remedy: string}[];
}

/** The line, from 1, on which a file of a site has some words. */
const lineOf = (site: string, file: string, words: string) =>
  fs
    .readFileSync(path.join(site, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

function check(cwd: string, ...options: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['src/plugins/authoring/check/cli.mjs', ...options],
    {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        NODE_ENV: undefined,
        NODE_OPTIONS: `--import "${pathToFileURL(path.join(ROOT, 'tests/support/cpu.mjs')).href}"`,
      },
    },
  );
  const seconds = [...stderr.matchAll(/^cpu ([\d.]+)$/gm)].map(([, value]) => Number(value));
  return {status, stdout, seconds};
}

test('our content passes, in time', () => {
  const {status, stdout, seconds} = check(ROOT);
  expect(stdout).toMatch(/^\d+ files checked: no problems\.$/m);
  expect(status).toBe(0);
  // The command itself, the speller and the compiler.
  expect(seconds.length).toBeGreaterThanOrEqual(3);
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThan(LIMIT);
}, 180_000);

test.each([
  'src/data/recipes/seo-topic-clusters.yaml',
  'blog/lovable-prompts.mdx',
  'src/data/pages/home.yaml',
])(
  '%s alone passes in two seconds',
  (file) => {
    // A busy machine counts for more than it does: the better of two tries.
    const longest = [1, 2].map(() => {
      const {status, seconds} = check(ROOT, file);
      expect(status).toBe(0);
      return Math.max(...seconds);
    });
    expect(Math.min(...longest)).toBeLessThan(LIMIT_OF_ONE);
  },
  180_000,
);

describe('a site with mistakes', () => {
  let site: string;
  let whole: Report & {status: number | null};

  beforeAll(() => {
    site = copySite();
    edit(site, 'src/data/recipes/seo-topic-clusters.yaml', (text) =>
      text.replace(/effortLevel: .*/, 'effortLevel: low').replace(/buyingCycle: .*/, 'buyingCycle: Loyalty'),
    );
    edit(site, 'src/data/clients/noms.yaml', (text) => text.replace(/sector: .*/, 'sector: gardening'));
    edit(site, 'blog/lovable-prompts.mdx', (text) =>
      text.replace(/^title: .*\n/m, '').concat('\n#### Too deep\n\nWe recieve ![](/img/none.png).\n'),
    );
    const {status, stdout} = check(site, '--json');
    whole = {status, ...(JSON.parse(stdout) as Report)};
  }, 180_000);

  afterAll(() => {
    fs.rmSync(site, {recursive: true});
  });

  test('is told in one report, grouped by file, with a summary and exit code 1', () => {
    const {status, stdout} = check(site);
    expect(status).toBe(1);
    const files = stdout.split('\n').filter((line) => /^(?:blog|src|docs)\//.test(line));
    expect(files).toEqual([
      'blog/lovable-prompts.mdx',
      'src/data/clients/noms.yaml',
      'src/data/recipes/seo-topic-clusters.yaml',
    ]);
    expect(stdout).toMatch(
      /- line \d+, effortLevel: is not an allowed value \(got "low"\)\n {4}Did you mean "Low"\? Use one of: Low, Medium, High\.\n {2}- line \d+, buyingCycle/,
    );
    expect(stdout).toMatch(/8 problems in 3 files\.\n\d+ files checked\.\n$/);
  }, 180_000);

  test('is told to a program as JSON and nothing else', () => {
    const {status, passed, files, problems} = whole;
    expect(status).toBe(1);
    expect(passed).toBe(false);
    expect(files).toBeGreaterThan(10);
    expect(problems).toHaveLength(8);
    expect(problems).toContainEqual({
      file: 'src/data/recipes/seo-topic-clusters.yaml',
      line: lineOf(site, 'src/data/recipes/seo-topic-clusters.yaml', 'effortLevel:'),
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

  test.each([
    'src/data/recipes/seo-topic-clusters.yaml',
    'src/data/clients/noms.yaml',
    'blog/lovable-prompts.mdx',
  ])(
    '%s alone is told with all that the whole check says of it',
    (file) => {
      const own = JSON.parse(check(site, file, '--json').stdout) as Report;
      expect(own.problems.length).toBeGreaterThan(0);
      expect(own.problems).toEqual(whole.problems.filter((problem) => problem.file === file));
    },
    180_000,
  );
});
