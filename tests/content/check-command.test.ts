import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySite, edit} from '../support/siteCopy';

interface Report {
  passed: boolean;
  files: number;
  problems: {file: string; line?: number; field?: string; value?: unknown; problem: string; remedy: string}[];
}

const RECIPE = 'src/data/recipes/seo-topic-clusters.yaml';
let site: string;

beforeAll(() => {
  site = copySite();
  edit(site, RECIPE, (text) =>
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

/** The line of a recipe's field, as an editor counts. */
const lineOf = (field: string) =>
  fs
    .readFileSync(path.join(site, RECIPE), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(field)) + 1;

const check = (...options: string[]) =>
  spawnSync(process.execPath, ['src/plugins/authoring/check/cli.mjs', ...options], {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined},
  });

test('mistakes in several files are one report; as JSON it is nothing else', () => {
  const {status, stdout} = check('--json');
  expect(status).toBe(1);
  const {passed, files, problems} = JSON.parse(stdout) as Report;
  expect(passed).toBe(false);
  expect(files).toBeGreaterThan(10);
  expect(problems).toHaveLength(8);
  expect(problems).toContainEqual({
    file: RECIPE,
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
}, 180_000);

test('one file is told with line, field and remedy, and a summary', () => {
  const {status, stdout} = check(RECIPE);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^src\/data\/recipes\/seo-topic-clusters\.yaml$[\s\S]*- line \d+, effortLevel: is not an allowed value \(got "low"\)\n {4}Did you mean "Low"\? Use one of: Low, Medium, High\.\n {2}- line \d+, buyingCycle/m,
  );
  expect(stdout).toMatch(/2 problems in 1 file\.\n1 file checked\.\n$/);
}, 180_000);
