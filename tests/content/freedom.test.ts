import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {isSeq, parseDocument, visit} from 'yaml';
import {one} from '../e2e/support/content';
import {scaffold} from '../../src/plugins/authoring/new';
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

/** Begins an item as `npm run new` does, and writes something where it asks for a text. */
async function begin(kind: string, ...files: readonly string[]): Promise<void> {
  await scaffold(site, {kind, id: ID, given: {title: 'Something new'}, today: '2026-01-02'});
  for (const file of files) {
    edit(site, file, (text) => text.replaceAll('WRITE: ', ''));
  }
}

/** Copies the last file of a folder as a new item, with another id and name. */
function add(folder: string): string {
  const from = names(folder).at(-1) ?? '';
  const file = `${folder}/${ID}${path.extname(from)}`;
  fs.copyFileSync(path.join(site, folder, from), path.join(site, file));
  edit(site, file, (text) =>
    text
      .replace(/^id: .*/m, `id: ${ID}`)
      .replace(/^(name|title): .*/m, '$1: Something new')
      .replace(/^(?:related|papers):.*\n(?:[ \]].*\n)*/gm, ''),
  );
  return file;
}

/** A copy of a recipe of which no sentence is the same. */
function addRecipe(): void {
  const file = path.join(site, add('src/data/recipes'));
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  for (const field of [
    'description',
    'steps',
    'assetsNeeded',
    'dependencies',
    'caseStudy',
    'optimizationTips',
  ]) {
    const value = (document.toJS() as Record<string, unknown>)[field];
    if (typeof value === 'string') {
      document.set(field, otherwise(value));
    } else if (Array.isArray(value)) {
      document.set(field, value.map(String).map(otherwise));
    }
  }
  // Words in the opposite order say none of its sums any more; the timeframe is as it was.
  const [says = '', count] = /^(\d+) \w+/.exec(String(document.get('timeframe'))) ?? [];
  document.set('sums', [{says, is: count, because: 'Counted'}]);
  fs.writeFileSync(file, document.toString());
}

/** An article with a topic and a description of its own. */
async function addArticle(): Promise<void> {
  await begin('topic', 'src/data/taxonomies/topics.yaml');
  edit(site, add('blog'), (text) =>
    text
      .replace(/^tags: \[/m, `tags: [${ID}, `)
      .replace(/(?<=^description:)[^]*?(?=\n\w+:)/m, (description) => otherwise(description)),
  );
}

const recipeIds = () => names('src/data/recipes').map((name) => path.basename(name, '.yaml'));

/** Every text that may name a recipe. */
const texts = () =>
  [
    'blog',
    'docs/_notes',
    ...['recipes', 'advisors', 'clients', 'hubs', 'pages', 'plans', 'positions'].map(
      (one) => `src/data/${one}`,
    ),
  ].flatMap((folder) => names(folder).map((name) => `${folder}/${name}`));

const whole = (id: string) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g');

/** The new recipe is one of them, so that there is one whatever the content is. */
const namedByRecipesAlone = (id: string) =>
  !texts()
    .filter((file) => !file.startsWith('src/data/recipes/'))
    .some(
      (file) =>
        path.basename(file, '.mdx') === id || whole(id).test(fs.readFileSync(path.join(site, file), 'utf8')),
    );

/** Gives a recipe another id, and its note and papers with it; its old address leads to the new one. */
function rename(id: string, other: string): void {
  for (const file of texts()) {
    const full = path.join(site, file);
    fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replaceAll(whole(id), other));
  }
  const address = '/services/growth-recipes';
  const redirects = path.join(site, 'src/data/redirects.yaml');
  fs.appendFileSync(redirects, `- from: ${address}/${id}\n  to: ${address}/${other}\n`);
  for (const [folder, ending] of [
    ['src/data/recipes', '.yaml'],
    ['docs/_notes', '.mdx'],
    ['static/papers', ''],
    ['tests/content/papers', ''],
  ] as const) {
    const from = path.join(site, folder, `${id}${ending}`);
    if (fs.existsSync(from)) {
      fs.renameSync(from, path.join(site, folder, `${other}${ending}`));
    }
  }
}

/** Removes a recipe with its papers, and its id from the lists of others. */
function remove(id: string): void {
  fs.rmSync(path.join(site, `src/data/recipes/${id}.yaml`));
  for (const folder of ['static/papers', 'tests/content/papers']) {
    fs.rmSync(path.join(site, folder, id), {recursive: true, force: true});
  }
  for (const name of names('src/data/recipes')) {
    const file = path.join(site, 'src/data/recipes', name);
    const document = parseDocument(fs.readFileSync(file, 'utf8'));
    visit(document, {
      Scalar: (_key, node, within) => (node.value === id && isSeq(within.at(-1)) ? visit.REMOVE : undefined),
    });
    fs.writeFileSync(file, document.toString());
  }
}

test('content can be added, removed and renamed, and the check has nothing to say', async () => {
  addRecipe();
  await addArticle();
  await begin('advisor', `src/data/advisors/${ID}.yaml`);
  await begin('client');
  await begin('story', `src/data/clients/${ID}.yaml`, `src/data/clients/stories/${ID}.mdx`);
  await begin('project', `src/data/projects/${ID}.yaml`);
  await begin('hub', `src/data/hubs/${ID}.yaml`);
  rename(one(recipeIds(), 'recipe'), 'renamed');
  remove(one(recipeIds().filter(namedByRecipesAlone), 'recipe that only other recipes name'));
  expect(run('src/plugins/authoring/generate/cli.mjs').said).toMatch(
    /^Written:\n[\s\S]*docs\/renamed\.mdx\n[\s\S]*^Removed:\n {2}docs\//m,
  );
  const {status, said} = run('src/plugins/authoring/check/cli.mjs');
  expect({status, said}).toEqual({status: 0, said: expect.stringMatching(/files checked: no problems/)});
});
