import {once} from 'node:events';
import fs from 'node:fs';
import {expect, test} from 'playwright/test';
import {startPreview} from '../support/preview';
import {copySite, edit} from '../support/siteCopy';

/** What is broken before `npm start`, each with the line that tells it. */
const BROKEN: [file: string, change: (text: string) => string, told: RegExp][] = [
  [
    'src/data/recipes/seo-topic-clusters.yaml',
    (text) => text.replace(/effortLevel: .*/, 'effortLevel: low'),
    /line \d+, effortLevel: is not an allowed value \(got "low"\)\s+Did you mean "Low"\? Use one of: Low, Medium, High\./,
  ],
  [
    'blog/lovable-prompts.mdx',
    (text) => text.replace('title:', 'titel:'),
    /line \d+, titel: is not a field of this file[^\n]*\s+Did you mean "title"\?/,
  ],
  [
    'src/data/advisors/matteo-ferrante.yaml',
    (text) => text.replace(/^name: .*/m, 'name: 7'),
    /line \d+, name: has the wrong type \(got 7\)\s+Write a text/,
  ],
  [
    'src/data/hubs/meta-ads.yaml',
    (text) => text.replace(/^hue: .*/m, 'hue: bluish'),
    /src\/data\/hubs\/meta-ads\.yaml\s+- line \d+, hue: is not an allowed value \(got "bluish"\)/,
  ],
];

test('npm start with bad content tells all of it at once, in plain words, and ends', async () => {
  const site = copySite();
  for (const [file, change] of BROKEN) {
    edit(site, file, change);
  }
  const preview = await startPreview(site);
  const [status] = (await once(preview.server, 'exit')) as [number];
  const said = preview.output();
  fs.rmSync(site, {recursive: true, force: true});
  expect(status).toBe(1);
  for (const [, , told] of BROKEN) {
    expect(said).toMatch(told);
  }
  expect(said).toContain('5 problems in 4 files. Nothing was written. Mend it, then run "npm start" again.');
  expect(said).not.toMatch(/^ +at /m);
});
