import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseDocument, visit, type Node} from 'yaml';
import {one} from '../e2e/support/content';
import {move as moveItem} from '../../src/plugins/authoring/move';
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

/** What a new item names of others, by its kind. */
const named = (): Readonly<Record<string, Record<string, string>>> => ({
  project: {advisor: idIn('advisors', /^profile:/m), client: idIn('clients', /^story:/m)},
  hub: {recipe: idIn('recipes', /^id:/m)},
});

/** The id of the first item of a folder whose file holds some words. */
function idIn(folder: string, words: RegExp): string {
  const dir = path.join(site, 'src/data', folder);
  const name = fs
    .readdirSync(dir)
    .find((file) => file.endsWith('.yaml') && words.test(fs.readFileSync(path.join(dir, file), 'utf8')));
  return path.basename(name ?? '', '.yaml');
}

/** Begins an item as `npm run new` does, and writes something where it asks for a text. */
async function begin(kind: string, ...files: readonly string[]): Promise<void> {
  const given = {title: 'Something new', ...named()[kind]};
  await scaffold(site, {kind, id: ID, given, today: '2026-01-02'});
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
      .replace(/^(?:related|papers):.*\n(?:[ \]].*\n)*/gm, '')
      .replaceAll(/^ +paper: .*\n/gm, ''),
  );
  return file;
}

/** Fields of a step that name something. */
const sameInEveryRecipe = new Set(['phase', 'paper', 'calculator']);

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
    visit(document.get(field, true) as Node, {
      Pair: (_, {key}) => (sameInEveryRecipe.has(String(key)) ? visit.SKIP : undefined),
      Scalar: (key, scalar) => {
        if (key !== 'key' && typeof scalar.value === 'string') {
          scalar.value = otherwise(scalar.value);
        }
      },
    });
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

/** Runs `npm run rename` or `npm run remove`. */
const move = (...words: string[]) => run('src/plugins/authoring/move/cli.mjs', ...words);

test('content can be added, removed and renamed, and the check has nothing to say', async () => {
  addRecipe();
  await addArticle();
  await begin('advisor', `src/data/advisors/${ID}.yaml`);
  await begin('client');
  await begin('story', `src/data/clients/${ID}.yaml`, `src/data/clients/stories/${ID}.mdx`);
  await begin('project', `src/data/projects/${ID}.yaml`);
  await begin('hub', `src/data/hubs/${ID}.yaml`);
  const [recipe, advisor] = [one(recipeIds(), 'recipe'), idIn('advisors', /^profile:/m)];
  const moved = move('rename', 'recipe', recipe, 'renamed');
  expect(moved).toEqual({
    status: 0,
    said: expect.stringMatching(/wrote docs\/renamed\.mdx[\s\S]*removed docs\//),
  });
  expect(moved.said).toContain(
    `redirect /services/growth-recipes/${recipe} to /services/growth-recipes/renamed\n`,
  );
  expect(move('rename', 'advisor', advisor, 'renamed').said).toContain(
    `redirect /network/advisors/${advisor}/portfolio to /network/advisors/renamed/portfolio\n`,
  );
  const alone = one(recipeIds().filter(namedByRecipesAlone), 'recipe that only other recipes name');
  expect(move('remove', 'recipe', alone).said).toContain(
    `redirect /services/growth-recipes/${alone} to /services/growth-recipes\n`,
  );
  const {status, said} = run('src/plugins/authoring/check/cli.mjs');
  expect({status, said}).toEqual({status: 0, said: expect.stringMatching(/files checked: no problems/)});
});

test.each([
  [
    ['rename', 'recipe', 'essential-klaviyo-flow', 'renamed'],
    /^There is no recipe with the id "essential-klaviyo-flow"\. Did you mean/,
  ],
  [['rename', 'advisor', 'renamed', 'Renamed'], /^"Renamed" cannot be an id: use lower-case words/],
  [
    ['remove', 'topic', 'crm'],
    /^"topic" is no kind whose items have files of their own\. Use one of: recipe, /,
  ],
])('%p is refused with a sentence, and nothing changes', (words, sentence) => {
  const [, kind = '', id = '', to] = words;
  expect(() => moveItem(site, {kind, id, to})).toThrow(sentence);
});

test('what names a removed item, and needs another in its place, is listed once, with the lines', () => {
  const client = idIn('clients', /^story:/m);
  const said = moveItem(site, {kind: 'client', id: client});
  expect(said).toContain(`removed src/data/clients/stories/${client}.mdx`);
  expect(said).toContain('What only you can put right; then run "npm run generate":');
  expect(said).toMatch(/src\/data\/projects\/.*\n {2}- line \d+, client: is not the id of any client/);
});

test('redirects follow what is renamed or removed later: each leads to a page in one step', () => {
  const list = () => {
    const text = fs.readFileSync(path.join(site, 'src/data/redirects.yaml'), 'utf8');
    const found = text.matchAll(/^- from: (.*)\n {2}to: (.*)$/gm);
    return Array.from(found, ([, from = '', to = '']) => [from, to] as const);
  };
  const leads = (folder: string, ...ids: readonly string[]) =>
    ids.map((id) =>
      list()
        .filter(([from]) => from === `${folder}/${id}`)
        .map(([, to]) => to),
    );
  const recipe = one(recipeIds(), 'recipe');
  const library = '/services/growth-recipes';
  const rename = (kind: string, id: string, to: string) => moveItem(site, {kind, id, to});

  rename('recipe', recipe, 'second-name');
  rename('recipe', 'second-name', 'third-name');
  expect(leads(library, recipe, 'second-name', 'third-name')).toEqual([
    [`${library}/third-name`],
    [`${library}/third-name`],
    [],
  ]);
  rename('recipe', 'third-name', recipe);
  expect(leads(library, recipe, 'second-name', 'third-name')).toEqual([
    [],
    [`${library}/${recipe}`],
    [`${library}/${recipe}`],
  ]);
  moveItem(site, {kind: 'recipe', id: recipe});
  expect(leads(library, recipe, 'second-name', 'third-name')).toEqual([[library], [library], [library]]);

  const project = idIn('projects', /^advisor:/m);
  const [, advisor = ''] =
    /^advisor: (\S+)/m.exec(fs.readFileSync(path.join(site, `src/data/projects/${project}.yaml`), 'utf8')) ??
    [];
  const portfolio = `/network/advisors/${advisor}/portfolio`;
  moveItem(site, {kind: 'project', id: project});
  expect(leads(portfolio, project)).toEqual([[portfolio]]);
  rename('advisor', advisor, 'other-name');
  expect(leads(portfolio, project)).toEqual([['/network/advisors/other-name/portfolio']]);
  const [pages, froms] = [list().map(([, to]) => to), list().map(([from]) => from)];
  expect(pages.filter((to) => froms.includes(to))).toEqual([]);
});
