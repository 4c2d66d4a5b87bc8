import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readHubs} from '../../src/plugins/content/hubs/read';
import {copySite, DOCUSAURUS, draftArticle, edit} from '../support/siteCopy';

/** Found nowhere else on the site. */
const WORD = 'Quokkaberry';

/** Gives a recipe and an article that hubs lead to a day of publication that is still to come; gives their ids. */
function postpone(site: string): string[] {
  const hubs = readHubs(site);
  const [recipe = ''] = hubs.flatMap(({cards}) => cards.recipes ?? []);
  const [article = ''] = hubs.flatMap(({sections}) =>
    sections.flatMap((section) => (section.kind === 'article' ? [path.basename(section.to)] : [])),
  );
  edit(site, `src/data/recipes/${recipe}.yaml`, (text) =>
    text.replace(/^published: .*/m, 'published: 2999-01-01'),
  );
  edit(site, `blog/${article}.mdx`, (text) => text.replace(/^date: .*/m, 'date: 2999-01-01'));
  expect(spawnSync(process.execPath, ['src/plugins/authoring/generate/cli.mjs'], {cwd: site}).status).toBe(0);
  return [recipe, article];
}

test('no file of a build knows a draft, or what is not published yet, and nothing leads there', () => {
  const site = copySite();
  try {
    fs.writeFileSync(path.join(site, 'blog/quiet-draft.mdx'), draftArticle(WORD));
    const later = postpone(site);
    const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'build'], {
      cwd: site,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        NODE_ENV: undefined,
      },
    });
    expect({status, said: status === 0 ? '' : stdout + stderr}).toEqual({status: 0, said: ''});
    const build = path.join(site, 'build');
    const files = fs
      .readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((file) => fs.statSync(path.join(build, file)).isFile());
    const unknown = new RegExp(
      `.{0,60}(?:${['quokkaberry', 'quiet-draft', ...later].join('|')}).{0,20}`,
      'i',
    );
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.flatMap((file) => {
        const found = unknown.exec(file) ?? unknown.exec(fs.readFileSync(path.join(build, file), 'latin1'));
        return found === null ? [] : [[file, found[0]]];
      }),
    ).toEqual([]);
  } finally {
    fs.rmSync(site, {recursive: true, force: true});
  }
}, 300_000);
