import fs from 'node:fs';
import path from 'node:path';
import {begin} from '../../src/plugins/writing/new';
import {copySite, edit, firstIn, run} from '../support/siteCopy';

/** The id of everything that is new. */
const ID = 'something-new';

let site: string;

beforeAll(() => {
  site = copySite();
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

/** The id of the first item of a folder whose file holds some words. */
const idIn = (folder: string, words: RegExp) =>
  path.basename(firstIn(site, `src/data/${folder}`, words), '.yaml');

/** What some fields take that any words are not: so many of them, or figures that fit one another. */
const TAKEN: readonly (readonly [asked: RegExp, text: string])[] = [
  [/^number: .*/m, 'number: 999'],
  [/'WRITE: time to set up[^']*'/, '5 days to set up, judge after 1 day'],
  [/'WRITE: the mechanism[^']*'/, 'What it does. '.repeat(10)],
  [/'WRITE: the case in[^']*'/, 'What they did. '.repeat(15)],
  [/says: 'WRITE[^']*'/, 'says: 5 days'],
  [/is: 'WRITE[^']*'/, "is: '5'"],
];

/** Begins an item as `npm run new` does, and writes something where it asks for a text. */
function write(kind: string, named: Readonly<Record<string, string>> = {}): void {
  const file = begin(site, kind, ID, '2026-01-02');
  edit(site, file, (text) =>
    TAKEN.reduce((before, [asked, own]) => before.replace(asked, own), text)
      .replaceAll(/'WRITE: the id of an? (\w+)'/g, (mark, what: string) => named[what] ?? mark)
      .replaceAll('WRITE: ', ''),
  );
}

/** A published article with a topic, a title and a description of its own. */
function addArticle(): void {
  edit(site, 'src/data/journal/topics.ts', (text) =>
    text.replace('TOPICS = [', "TOPICS = ['Something new', "),
  );
  edit(
    site,
    'blog/tags.yml',
    (text) => `${text}${ID}:\n  label: Something new\n  permalink: /${ID}\n  description: Of it.\n`,
  );
  const text = fs.readFileSync(
    path.join(site, firstIn(site, 'blog', /^title: (?![^]*^draft: true)/m)),
    'utf8',
  );
  const set = (before: string, field: string, value: string) =>
    before.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), `${field}: ${value}\n`);
  const about =
    'What a writer tells that no other has told before, and from which figures of their own it follows.';
  const own = set(set(set(text, 'title', 'Something new'), 'description', about), 'tags', `[${ID}]`);
  fs.writeFileSync(path.join(site, `blog/${ID}.mdx`), own);
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
  write('recipe', {advisor: idIn('advisors', /^id:/m)});
  addArticle();
  write('advisor');
  addStory();
  write('project', {advisor: idIn('advisors', /^profile:/m), client: idIn('clients', /^story:/m)});
  write('hub', {recipe: idIn('recipes', /^id:/m)});
  expect(run(site, 'generate')).toMatchObject({status: 0, stderr: ''});
  expect(run(site, 'check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/files checked: no problems/),
  });
});
