import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {copySite, edit, ROOT} from '../support/siteCopy';

/** What `npm run check:content` may take, in seconds of the processor: a busy machine stretches the clock. */
const LIMIT = 15;

interface Report {
  passed: boolean;
  files: number;
  problems: {file: string; line?: number; field?: string; value?: unknown; problem: string; remedy: string}[];
}

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

describe('a site with mistakes', () => {
  let site: string;

  beforeAll(() => {
    site = copySite();
    edit(site, 'src/data/recipes/seo-topic-clusters.yaml', (text) =>
      text.replace(/effortLevel: .*/, 'effortLevel: low').replace(/buyingCycle: .*/, 'buyingCycle: Loyalty'),
    );
    edit(site, 'src/data/clients/noms.yaml', (text) => text.replace(/sector: .*/, 'sector: gardening'));
    edit(site, 'blog/lovable-prompts.mdx', (text) =>
      text.replace(/^title: .*\n/m, '').concat('\n#### Too deep\n\nWe recieve ![](/img/none.png).\n'),
    );
  });

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
      /- line 7, effortLevel: is not an allowed value \(got "low"\)\n {4}Did you mean "Low"\? Use one of: Low, Medium, High\.\n {2}- line \d+, buyingCycle/,
    );
    expect(stdout).toMatch(/8 problems in 3 files\.\n\d+ files checked\.\n$/);
  }, 180_000);

  test('is told to a program as JSON and nothing else', () => {
    const {status, stdout} = check(site, '--json');
    expect(status).toBe(1);
    const {passed, files, problems} = JSON.parse(stdout) as Report;
    expect(passed).toBe(false);
    expect(files).toBeGreaterThan(10);
    expect(problems).toHaveLength(8);
    expect(problems).toContainEqual({
      file: 'src/data/recipes/seo-topic-clusters.yaml',
      line: 7,
      field: 'effortLevel',
      value: 'low',
      problem: 'is not an allowed value',
      remedy: 'Did you mean "Low"? Use one of: Low, Medium, High.',
    });
    for (const problem of problems) {
      expect(fs.existsSync(path.join(site, problem.file))).toBe(true);
      expect(problem.remedy).toMatch(/[.?]$/);
    }
  }, 180_000);
});
