/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {claims} from '@site/src/config/site';
import {compilePage} from '@site/src/plugins/content/pages/compile';
import {ROOT} from '../../../../support/siteCopy';

const FOLDER = path.join(ROOT, 'src/data/recipes');
const ids = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => path.basename(name, '.yaml'))
  .slice(0, 2);

test('the bundler is given every recipe that a page links to, so that another name reaches the page', () => {
  const read: string[] = [];
  const source = `goals:\n${ids.map((id) => `  - recipes: [${id}]`).join('\n')}\n`;
  const page = compilePage(source, ROOT, (file) => read.push(file));
  expect(page).toMatchObject({
    recipeLinks: Object.fromEntries(
      ids.map((id) => [id, {name: expect.any(String), facts: expect.any(Array)}]),
    ),
  });
  expect(read).toEqual(ids.map((id) => path.join(FOLDER, `${id}.yaml`)));
});

test('only a page that shows a case has one', () => {
  const page = (key: string) => compilePage(`${key}:\n  recipes: [${ids[0]}]\n`, ROOT);
  const hasCase = expect.objectContaining({case: expect.objectContaining({figures: expect.any(Array)})});
  expect(page('case')).toMatchObject({recipeLinks: {[ids[0] ?? '']: hasCase}});
  expect(page('goals')).not.toMatchObject({recipeLinks: {[ids[0] ?? '']: hasCase}});
});

test('a page without recipes depends on its own file alone', () => {
  const read: string[] = [];
  compilePage('title: Contact\n', ROOT, (file) => read.push(file));
  expect(read).toEqual([]);
});

test('a claim in braces follows config/site.ts, in small letters within a sentence and with a capital where one begins', () => {
  const source = "a: 'We answer {reply}. {Reply}: a {consultation}.'\nb: '{Assurances}.'\n";
  const {a, b} = compilePage(source, ROOT) as Record<string, string>;
  const plain = (text = '') => text.replaceAll('\u00A0', ' ');
  expect(plain(a)).toContain(`We answer ${claims.reply}. `);
  expect(plain(a).toLowerCase()).toContain(` ${claims.reply}: a ${claims.consultation}.`.toLowerCase());
  expect(plain(b).toLowerCase()).toBe(`${claims.assurances.join(', ')}.`.toLowerCase());
  expect(plain(b)).toMatch(/^[^a-z]/);
});
