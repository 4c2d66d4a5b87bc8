import {once} from 'node:events';
import fs from 'node:fs';
import {expect, test} from 'playwright/test';
import {readHubs} from '../../src/plugins/content/hubs/collection';
import {advisors, articles, one, recipes} from '../e2e/support/content';
import {startPreview} from '../support/preview';
import {copySite, edit, ROOT} from '../support/siteCopy';

const advisor = one(advisors, 'advisor');
const hub = one(readHubs(ROOT), 'hub');

/** What is broken before `npm start`, each with the line that says so. */
const BROKEN: [file: string, change: (text: string) => string, said: RegExp][] = [
  [
    `src/data/recipes/${one(recipes, 'recipe').id}.yaml`,
    (text) => text.replace(/effortLevel: .*/, 'effortLevel: low'),
    /line \d+, effortLevel: is not an allowed value \(got "low"\)\s+Did you mean "Low"\? Use one of: Low, Medium, High\./,
  ],
  [
    one(articles, 'article').file,
    (text) => text.replace('title:', 'titel:'),
    /line \d+, titel: is not a field of this file[^\n]*\s+Did you mean "title"\?/,
  ],
  [
    `src/data/advisors/${advisor.id}.yaml`,
    (text) => text.replace(/^name: .*/m, 'name: 7'),
    /line \d+, name: has the wrong type \(got 7\)\s+Write a text/,
  ],
  [
    `src/data/hubs/${hub.id}.yaml`,
    (text) => text.replace(/^hue: .*/m, 'hue: bluish'),
    /src\/data\/hubs\/[\w-]+\.yaml\s+- line \d+, hue: is not an allowed value \(got "bluish"\)/,
  ],
];

test('npm start with bad content says all of it at once, in plain words, and ends', async () => {
  const site = copySite();
  for (const [file, change] of BROKEN) {
    edit(site, file, change);
  }
  const preview = await startPreview(site);
  const [status] = (await once(preview.server, 'exit')) as [number];
  const said = preview.output();
  fs.rmSync(site, {recursive: true, force: true});
  expect(status).toBe(1);
  for (const [, , words] of BROKEN) {
    expect(said).toMatch(words);
  }
  expect(said).toContain(
    '5 problems in 4 files. Nothing was written. Correct it, then run "npm start" again.',
  );
  expect(said).not.toMatch(/^ +at /m);
});
