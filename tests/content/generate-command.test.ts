import fs from 'node:fs';
import path from 'node:path';
import {copySite, edit, firstIn, run} from '../support/siteCopy';

let site: string;

beforeEach(() => {
  site = copySite();
  // What follows from each is written, or nothing.
  edit(site, firstIn(site, 'src/data/recipes'), (text) => text.replace(/^name: .*/m, 'name: Another name'));
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

test('it writes all that follows from a change, and then finds nothing to do', () => {
  const {status, stdout} = run(site, 'generate');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^docs\/.*\.mdx\n$/);
  expect(run(site, 'generate')).toEqual({status: 0, stdout: 'Everything is up to date.\n', stderr: ''});
});

test('mistakes in several kinds of content are all reported at once', () => {
  const [recipe, hub] = [firstIn(site, 'src/data/recipes'), firstIn(site, 'src/data/hubs')];
  edit(site, recipe, (text) => text.replace(/^effortLevel: .*/m, 'effortLevel: low'));
  edit(site, hub, (text) => text.replace(/^hue: .*/m, 'hue: pink'));
  fs.writeFileSync(path.join(site, 'docs/by-hand.mdx'), 'By hand.\n');
  const {status, stdout, stderr} = run(site, 'generate');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/3 problems in 3 files\. Nothing was written\.\n$/);
  for (const file of [recipe, hub, 'docs/by-hand.mdx']) {
    expect(stderr).toContain(file);
  }
});
