import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../support/smallSite';
import {copySite, edit} from '../support/siteCopy';

let site: string;

beforeEach(() => {
  site = copySite();
  // What follows from each is written, or nothing.
  edit(site, firstIn('recipes'), (text) => text.replace(/^name: .*/m, 'name: Another name'));
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

const firstIn = (folder: string) => {
  const dir = `src/data/${folder}`;
  const [name = ''] = fs.readdirSync(path.join(site, dir)).filter((one) => one.endsWith('.yaml'));
  return `${dir}/${name}`;
};

/** Everything that the command may write. */
const texts = () => ['blog', 'docs', 'src'].map((folder) => filesBelow(path.join(site, folder)));

function run() {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['src/plugins/writing/generate/cli.mjs'], {
    cwd: site,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

test('it writes all that follows from a change, and then finds nothing to do', () => {
  const {status, stdout} = run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^docs\/.*\.mdx\n$/);
  expect(run()).toEqual({status: 0, stdout: 'Everything is up to date.\n', stderr: ''});
});

test('mistakes in several kinds of content are all reported at once, and nothing is written', () => {
  const [recipe, hub] = [firstIn('recipes'), firstIn('hubs')];
  edit(site, recipe, (text) => text.replace(/^effortLevel: .*/m, 'effortLevel: low'));
  edit(site, hub, (text) => text.replace(/^hue: .*/m, 'hue: pink'));
  fs.writeFileSync(path.join(site, 'docs/by-hand.mdx'), 'By hand.\n');
  const before = texts();
  const {status, stdout, stderr} = run();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/3 problems in 3 files\. Nothing was written\.\n$/);
  for (const file of [recipe, hub, 'docs/by-hand.mdx']) {
    expect(stderr).toContain(file);
  }
  expect(texts()).toEqual(before);
});
