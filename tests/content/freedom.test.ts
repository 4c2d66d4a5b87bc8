import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySite, DOCUSAURUS, edit} from '../support/siteCopy';

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
      .replace(/^related: .*\n(?:[ \]].*\n)*/m, '')
      .replaceAll(/(?<=[a-z]{4})\.(?=\s)/g, ' once more.'),
  );
}

test('content can be added, removed and renamed, and the check has nothing to say', () => {
  for (const kind of ['recipes', 'advisors', 'clients', 'projects', 'hubs']) {
    add(`src/data/${kind}`, 'something-new');
  }
  add('blog', 'something-new');
  // A recipe that no text names goes, and another gets a new id.
  const texts = ['blog', 'docs/_notes', ...['recipes', 'hubs', 'pages'].map((kind) => `src/data/${kind}`)]
    .flatMap((folder) => fs.readdirSync(path.join(site, folder)).map((name) => path.join(site, folder, name)))
    .filter((file) => fs.statSync(file).isFile());
  const named = (id: string) =>
    texts.some((file) => !file.endsWith(`/${id}.yaml`) && fs.readFileSync(file, 'utf8').includes(id));
  const [gone = '', renamed = ''] = names('src/data/recipes')
    .map((name) => path.basename(name, '.yaml'))
    .filter((id) => !named(id) && !fs.existsSync(path.join(site, `docs/_notes/${id}.mdx`)));
  fs.rmSync(path.join(site, `src/data/recipes/${gone}.yaml`));
  fs.renameSync(
    path.join(site, `src/data/recipes/${renamed}.yaml`),
    path.join(site, 'src/data/recipes/renamed.yaml'),
  );
  edit(site, 'src/data/recipes/renamed.yaml', (text) => text.replace(/^id: .*/m, 'id: renamed'));
  expect(run(DOCUSAURUS, 'recipes:generate').said).toContain('pages written');
  run(DOCUSAURUS, 'profiles:generate');
  const {status, said} = run('src/plugins/authoring/check/cli.mjs');
  expect({status, said}).toEqual({status: 0, said: expect.stringMatching(/files checked: no problems/)});
}, 180_000);
