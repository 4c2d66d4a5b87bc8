/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {postpone, postponedIds} from '../../../support/postponed.mjs';

let root: string;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};
const writeHub = (to: readonly string[], recipes: readonly string[]) =>
  write(
    'src/data/hubs/seo.yaml',
    stringify({cards: {recipes}, sections: to.map((one) => ({kind: 'article', to: one}))}),
  );

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'postponed-'));
  for (const id of ['flows', 'holdout', 'zebra']) {
    write(`src/data/recipes/${id}.yaml`, `id: ${id}\npublished: 2025-01-01\n`);
  }
  for (const id of ['pmax', 'prompts', 'zero']) {
    write(`blog/${id}.mdx`, '---\ndate: 2025-01-01\n---\n');
  }
  write('src/data/positions/positions.yaml', stringify({positions: [{recipes: ['flows']}, {}]}));
  writeHub(['/philosophy/journal/pmax'], ['flows', 'holdout']);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

test('what hubs and positions lead to is postponed', () => {
  expect(postponedIds(root)).toEqual({recipe: 'flows', article: 'pmax'});
  postpone(root);
  expect(read('src/data/recipes/flows.yaml')).toContain('published: 2999-01-01');
  expect(read('blog/pmax.mdx')).toContain('date: 2999-01-01');
});

test('a section that leads to something else than an article is passed over, and a place on its page too', () => {
  writeHub(['/philosophy/journal/prompts#how', '/philosophy/positions#three-tiers'], ['flows']);
  expect(postponedIds(root).article).toBe('prompts');
});

test('where no hub leads to either, another recipe and another article are postponed', () => {
  writeHub(['/philosophy/positions#three-tiers'], []);
  expect(postponedIds(root)).toEqual({recipe: 'zebra', article: 'zero'});
});

test('a text without a day is named', () => {
  write('blog/pmax.mdx', '---\ntitle: PMax\n---\n');
  expect(() => postpone(root)).toThrow('blog/pmax.mdx has no line "date: ..."');
});
