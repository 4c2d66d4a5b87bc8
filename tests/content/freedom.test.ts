import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
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

/** The id of the first item of a folder whose file holds some words. */
function idIn(folder: string, words: RegExp): string {
  const dir = path.join(site, 'src/data', folder);
  const name = fs
    .readdirSync(dir)
    .find((file) => file.endsWith('.yaml') && words.test(fs.readFileSync(path.join(dir, file), 'utf8')));
  return path.basename(name ?? '', '.yaml');
}

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
  const blog = path.join(site, 'blog');
  const texts = fs.readdirSync(blog).map((name) => [name, fs.readFileSync(path.join(blog, name), 'utf8')]);
  const [, text = ''] = texts.find(([name = '', one = '']) => name.endsWith('.mdx') && !isDraft(one)) ?? [];
  const set = (before: string, field: string, value: string) =>
    before.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), `${field}: ${value}\n`);
  const about =
    'What a writer tells that no other has told before, and from which figures of their own it follows.';
  const own = set(set(set(text, 'title', 'Something new'), 'description', about), 'tags', `[${ID}]`);
  fs.writeFileSync(path.join(blog, `${ID}.mdx`), own);
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
  expect(run('src/plugins/writing/generate/cli.mjs').status).toBe(0);
  const {status, said} = run('src/plugins/writing/check/cli.mjs');
  expect({status, said}).toEqual({status: 0, said: expect.stringMatching(/files checked: no problems/)});
});
