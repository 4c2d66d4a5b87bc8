import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySite, DOCUSAURUS, draftArticle} from '../support/siteCopy';

/** Found nowhere else on the site. */
const WORD = 'Quokkaberry';

test('no file of a build knows a draft: no page, list, feed, twin, index, sitemap or search', () => {
  const site = copySite();
  try {
    fs.writeFileSync(path.join(site, 'blog/quiet-draft.mdx'), draftArticle(WORD));
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
    const knows = (text: string) => /quokkaberry|quiet-draft/i.test(text);
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.filter((file) => knows(file) || knows(fs.readFileSync(path.join(build, file), 'latin1'))),
    ).toEqual([]);
  } finally {
    fs.rmSync(site, {recursive: true, force: true});
  }
}, 300_000);
