import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {copySite, edit} from '../support/siteCopy';

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

/** Copies the last file of a folder as a new item, with another id, name, place and mark, and other sentences. */
function add(folder: string, id: string): void {
  const from = names(folder).at(-1) ?? '';
  fs.copyFileSync(path.join(site, folder, from), path.join(site, folder, id + path.extname(from)));
  edit(site, `${folder}/${id}${path.extname(from)}`, (text) =>
    text
      .replace(/^id: .*/m, `id: ${id}`)
      .replace(/^(name|title): .*/m, '$1: Something new')
      .replace(/^position: .*/m, 'position: 99')
      .replace(/^ {2}path: M/m, '  path: M1 1M')
      .replace(/^story:\n(?: .*\n)*/m, '')
      .replace(/^(?:related|papers):.*\n(?:[ \]].*\n)*/gm, '')
      .replaceAll(/(?<=[a-z]{4})\.(?=\s)/g, ', as before.'),
  );
}

/** A copy of a recipe of which no sentence is the same. */
function addRecipe(id: string): void {
  add('src/data/recipes', id);
  const file = path.join(site, 'src/data/recipes', `${id}.yaml`);
  const document = parseDocument(fs.readFileSync(file, 'utf8').replaceAll(', as before.', '.'));
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

test('content can be added, removed and renamed, and the check has nothing to say', () => {
  addRecipe('something-new');
  for (const kind of ['advisors', 'clients', 'projects', 'hubs']) {
    add(`src/data/${kind}`, 'something-new');
  }
  add('blog', 'something-new');
  // Two recipes that only other recipes name: one goes, and one gets a new id.
  const texts = [
    'blog',
    'docs/_notes',
    ...['hubs', 'pages', 'plans', 'positions'].map((kind) => `src/data/${kind}`),
  ]
    .flatMap((folder) => names(folder).map((name) => path.join(site, folder, name)))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const [gone = '', renamed = ''] = names('src/data/recipes')
    .map((name) => path.basename(name, '.yaml'))
    .filter((id) => !texts.includes(id) && !fs.existsSync(path.join(site, `docs/_notes/${id}.mdx`)));
  fs.rmSync(path.join(site, `src/data/recipes/${gone}.yaml`));
  const papers = (id: string) => path.join(site, 'static/papers', id);
  fs.rmSync(papers(gone), {recursive: true, force: true});
  if (fs.existsSync(papers(renamed))) {
    fs.renameSync(papers(renamed), papers('renamed'));
  }
  fs.renameSync(
    path.join(site, `src/data/recipes/${renamed}.yaml`),
    path.join(site, 'src/data/recipes/renamed.yaml'),
  );
  edit(site, 'src/data/recipes/renamed.yaml', (text) => text.replace(/^id: .*/m, 'id: renamed'));
  for (const name of names('src/data/recipes')) {
    const file = path.join(site, 'src/data/recipes', name);
    const document = parseDocument(fs.readFileSync(file, 'utf8'));
    const {related = []} = document.toJS() as {related?: string[]};
    if ([gone, renamed].some((id) => related.includes(id))) {
      const kept = related.filter((id) => id !== gone);
      document.set(
        'related',
        kept.map((id) => (id === renamed ? 'renamed' : id)),
      );
      fs.writeFileSync(file, document.toString());
    }
  }
  expect(run('src/plugins/authoring/generate/cli.mjs').said).toContain('docs/something-new.mdx');
  const {status, said} = run('src/plugins/authoring/check/cli.mjs');
  expect({status, said}).toEqual({status: 0, said: expect.stringMatching(/files checked: no problems/)});
}, 180_000);
