import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {Recipe} from '@site/src/data/recipes/schema';
import {formatProblems} from '@site/src/plugins/lib/problems';
import {docsOf} from '@site/src/plugins/content/recipes/doc';
import {staleAmong, writeStale} from '@site/src/plugins/lib/generated';
import {contentOf} from '@site/src/plugins/content/kinds';
import {contentProblems} from '@site/src/plugins/content/problems';
import {useFolder} from '../../../support/folder';
import {recipe} from '../../../support/recipes';

const ADVISORS = 'src/data/advisors';
const site = useFolder();

beforeEach(() => {
  fs.mkdirSync(site('src/data/recipes'), {recursive: true});
  fs.mkdirSync(site('src/data/plans'));
  fs.cpSync(ADVISORS, site(ADVISORS), {recursive: true});
  fs.writeFileSync(site('src/data/plans/surfaces.yaml'), 'sms: Text messages\ncrm/segments: Segments\n');
});

function write(name: string, content: unknown): void {
  const text = typeof content === 'string' ? content : stringify(content);
  fs.writeFileSync(site(`src/data/recipes/${name}`), text);
}

/** What is said of the recipes and their papers. */
const message = () =>
  formatProblems(
    contentProblems(contentOf(site())).filter(({file}) =>
      /^(docs|src\/data\/recipes|static\/papers)\//.test(file),
    ),
  );

/** The pages that are not as their recipes say. */
const stale = (recipes: Recipe[]) => [...staleAmong(site(), docsOf(site(), recipes)).keys()];

test('a file with the id of another, and two with one name, are named', () => {
  write('one.yaml', recipe({id: 'one', name: 'Same'}));
  write('two.yaml', recipe({id: 'one', name: 'Same'}));
  expect(message()).toMatch(/id .*: differs from the name of its file/);
  expect(message()).toMatch(/is also the name in src\/data\/recipes\/two\.yaml/);
});

test('pages are written once, found fresh, and stale after an edit by hand', () => {
  const recipes = [recipe()];
  writeStale(site(), docsOf(site(), recipes));
  expect(stale(recipes)).toEqual([]);
  const page = site('docs/a-recipe.mdx');
  fs.appendFileSync(page, 'By hand.\n');
  expect(stale(recipes)).toEqual(['docs/a-recipe.mdx']);
});

test('the page of a recipe that is gone is stale, and removed', () => {
  writeStale(site(), docsOf(site(), [recipe()]));
  expect(stale([])).toEqual(['docs/a-recipe.mdx']);
  writeStale(site(), docsOf(site(), []));
  expect(fs.existsSync(site('docs/a-recipe.mdx'))).toBe(false);
});

test.each([
  ['that no recipe has', 'docs/by-hand.mdx'],
  ['under the id of a recipe', 'docs/a-recipe.mdx'],
])('a page written by hand %s is named, and stays', (_, file) => {
  fs.mkdirSync(site('docs'));
  fs.writeFileSync(site(file), '# By hand\n');
  expect(message()).toMatch(
    new RegExp(`${file}\n.*was not generated from a recipe.*Move it to docs/_notes.*or delete it\\.`),
  );
  expect(() => docsOf(site(), [recipe()])).toThrow(file);
});

test('a page that is empty or cut off is written anew', () => {
  const page = site('docs/a-recipe.mdx');
  const [[, whole = ''] = []] = docsOf(site(), [recipe()]);
  fs.mkdirSync(path.dirname(page));
  for (const length of [0, 9, 40]) {
    fs.writeFileSync(page, whole.slice(0, length));
    expect(writeStale(site(), docsOf(site(), [recipe()]))).toEqual(['docs/a-recipe.mdx']);
    expect(fs.readFileSync(page, 'utf8')).toBe(whole);
  }
});

test('a note is imported where it is there', () => {
  fs.mkdirSync(site('docs/_notes'), {recursive: true});
  fs.writeFileSync(site('docs/_notes/a-recipe.mdx'), '## More\n');
  expect(docsOf(site(), [recipe()]).get('docs/a-recipe.mdx')).toContain('./_notes/a-recipe.mdx');
});

const plan = {setUpDays: 2, runsDays: 28, occupies: ['sms']};
const paper = {file: 'list.sql', label: 'A query'};

test.each([
  [
    'a surface',
    {plan: {...plan, occupies: ['smss']}},
    /plan\.occupies\[0\] .*: is not the id of any surface[^]*Did you mean "sms"\?/,
  ],
  [
    'a recipe',
    {plan: {...plan, needs: ['oen']}},
    /plan\.needs\[0\] .*: is not the id of any recipe[^]*Did you mean "one"\?/,
  ],
  ['a plan', {plan: {...plan, needs: ['one']}}, /plan\.needs\[0\] .*: is a recipe without a plan/],
  [
    'a calculator',
    {calculators: [{id: 'test-sise', with: {rate: 5}}]},
    /calculators\[0\]\.id .*: Invalid option[^]*Did you mean "test-size"\?/,
  ],
  ['a paper', {papers: [paper]}, /papers\[0\]\.file .*: needs the file static\/papers\/two\/list\.sql/],
])('%s that is not there is named with what may be meant', (_what, fields, expected) => {
  write('one.yaml', recipe({id: 'one', name: 'One'}));
  write('two.yaml', {...recipe({id: 'two', name: 'Two'}), ...fields});
  expect(message()).toMatch(expected);
});

test('a paper that no recipe offers is named, and one that is there is accepted', () => {
  write('one.yaml', {...recipe({id: 'one'}), papers: [paper]});
  fs.mkdirSync(site('static/papers/one'), {recursive: true});
  for (const file of ['one/list.sql', 'one/old.sql', 'loose.txt', '.DS_Store']) {
    fs.writeFileSync(site(`static/papers/${file}`), 'x');
  }
  expect(message()).toMatch(
    /static\/papers\/loose\.txt[^]*static\/papers\/one\/old\.sql[^]*2 problems in 2 files/,
  );
});

test('recipes that need each other are shown as a circle, once', () => {
  const needing = (number: number, id: string, needs: string) =>
    write(`${id}.yaml`, {...recipe({id, number, name: id}), plan: {...plan, needs: [needs]}});
  needing(1, 'one', 'two');
  needing(2, 'two', 'three');
  needing(3, 'three', 'two');
  expect(message()).toMatch(/goes round in a circle: two -> three -> two/);
  expect(message()).toMatch(/1 problem in 1 file/);
});

test.each([
  ['a client that no client case has', {case: {sample: true, client: 'noms'}}, /is one of three/],
  [
    'a day without the address it was seen on',
    {sources: [{claim: 'A', checked: '2026-11-20'}]},
    /needs "url" beside "checked"/,
  ],
  [
    'a sum that is no arithmetic',
    {sums: [{says: '5 days', is: true, because: 'of it'}]},
    /sums\[0\]\.is .*: is neither arithmetic/,
  ],
  ['spending from more to less', {plan: {...plan, spend: {from: 5, to: 2}}}, /has a "from" above its "to"/],
])('%s is refused', (_what, fields, expected) => {
  write('one.yaml', {...recipe({id: 'one'}), ...fields});
  expect(message()).toMatch(expected);
});
