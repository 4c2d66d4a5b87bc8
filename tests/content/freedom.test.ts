import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseDocument, visit, type Document, type Node} from 'yaml';
import {isDraft} from '../../src/plugins/lib/text';
import {begin} from '../../src/plugins/writing/new';
import {copySite, edit} from '../support/siteCopy';

/** The id of everything that is new. */
const ID = 'something-new';

let site: string;

beforeAll(() => {
  site = copySite();
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

const run = (...command: string[]) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined},
  });
  return {status, said: stdout + stderr};
};
const names = (folder: string) =>
  fs.readdirSync(path.join(site, folder)).filter((name) => /\.(?:yaml|mdx)$/.test(name));

/** A text with the words of each of its clauses in the opposite order: other sentences of the same length. */
const otherwise = (text: string) =>
  text.replaceAll(/[\p{L}\p{N}][\p{L}\p{N} ]*[\p{L}\p{N}]/gu, (clause) =>
    clause.split(' ').reverse().join(' '),
  );

/** The id of the first item of a folder whose file holds some words. */
function idIn(folder: string, words: RegExp): string {
  const dir = path.join(site, 'src/data', folder);
  const name = fs
    .readdirSync(dir)
    .find((file) => file.endsWith('.yaml') && words.test(fs.readFileSync(path.join(dir, file), 'utf8')));
  return path.basename(name ?? '', '.yaml');
}

/** Begins an item as `npm run new` does, and writes something where it asks for a text. */
function write(kind: string, named: Readonly<Record<string, string>> = {}): void {
  const file = begin(site, kind, ID, '2026-01-02');
  edit(site, file, (text) =>
    text
      .replaceAll(/'WRITE: the id of an? (\w+)'/g, (mark, what: string) => named[what] ?? mark)
      .replaceAll('WRITE: ', ''),
  );
}

/** Copies the last published file of a folder as a new item, with another id and name, and with what else `change` does. */
function add(folder: string, change: (fields: Document) => void): void {
  const texts = names(folder).map((name) => fs.readFileSync(path.join(site, folder, name), 'utf8'));
  const text = texts.findLast((one) => !isDraft(one)) ?? '';
  const [, front, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const fields = parseDocument(front ?? text);
  for (const [field, value] of Object.entries({id: ID, name: 'Something new', title: 'Something new'})) {
    if (fields.has(field)) {
      fields.set(field, value);
    }
  }
  visit(fields, {
    Pair: (_, {key}) => (/^(?:related|papers?)$/.test(String(key)) ? visit.REMOVE : undefined),
  });
  change(fields);
  const [ending, whole] =
    body === undefined ? ['yaml', String(fields)] : ['mdx', `---\n${String(fields)}---\n${body}`];
  fs.writeFileSync(path.join(site, folder, `${ID}.${ending}`), whole);
}

/** Fields of a step that name something. */
const sameInEveryRecipe = new Set(['phase', 'calculator']);

/** A copy of a recipe of which no sentence is the same. */
const addRecipe = () =>
  add('src/data/recipes', (fields) => {
    for (const field of [
      'description',
      'steps',
      'assetsNeeded',
      'dependencies',
      'caseStudy',
      'optimizationTips',
    ]) {
      visit(fields.get(field, true) as Node, {
        Pair: (_, {key}) => (sameInEveryRecipe.has(String(key)) ? visit.SKIP : undefined),
        Scalar: (key, scalar) => {
          if (key !== 'key' && typeof scalar.value === 'string') {
            scalar.value = otherwise(scalar.value);
          }
        },
      });
    }
    // Words in the opposite order say none of its sums any more; the timeframe is as it was.
    const [says = '', count] = /^(\d+) \w+/.exec(String(fields.get('timeframe'))) ?? [];
    fields.set('number', 999);
    fields.set('sums', [{says, is: count, because: 'Counted'}]);
  });

/** An article with a topic and a description of its own. */
function addArticle(): void {
  edit(site, 'src/data/journal/topics.ts', (text) =>
    text.replace('TOPICS = [', "TOPICS = ['Something new', "),
  );
  edit(
    site,
    'blog/tags.yml',
    (text) => `${text}${ID}:\n  label: Something new\n  permalink: /${ID}\n  description: Of it.\n`,
  );
  add('blog', (fields) => {
    fields.addIn(['tags'], ID);
    fields.set('description', otherwise(String(fields.get('description'))));
  });
}

/** A client with a story. */
function addStory(): void {
  write('client');
  const about =
    '{heading: A story, title: A story, description: What a client came for and what it has now and why, keywords: [one, two, three], published: 2026-01-02}';
  edit(site, `src/data/clients/${ID}.yaml`, (text) => `${text}story: ${about}\n`);
  write('story');
}

test('content can be added, and the check has nothing to say', () => {
  addRecipe();
  addArticle();
  write('advisor');
  addStory();
  write('project', {advisor: idIn('advisors', /^profile:/m), client: idIn('clients', /^story:/m)});
  write('hub', {recipe: idIn('recipes', /^id:/m)});
  expect(run('src/plugins/writing/generate/cli.mjs').status).toBe(0);
  const {status, said} = run('src/plugins/writing/check/cli.mjs');
  expect({status, said}).toEqual({status: 0, said: expect.stringMatching(/files checked: no problems/)});
});
