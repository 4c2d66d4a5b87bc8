import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySite, edit, firstIn} from '../support/siteCopy';

/** What would run, or publish a file of the machine, by the folder of a text. */
const POISON = {
  blog: ['\n```mdx-code-block\nexport const a = process.env.HOME;\n```\n', /is a block "mdx-code-block"/],
  'docs/_notes': ['\n[x](\n@site/package.json)\n', /got "@site\/package\.json"\): leads to no page/],
  'src/data/clients/stories': ['\n:::note\nexport const b = 1;\n:::\n', /is a directive/],
} as const;

test.each([
  ['with the check of content', false],
  ['by the compiler alone', true],
])(
  'a build refuses what would run or be published, %s, and writes nothing',
  (_, alone) => {
    const site = copySite();
    try {
      const poisoned = Object.entries(POISON).map(([folder, [text, said]]) => {
        const file = firstIn(site, folder);
        edit(site, file, (before) => before + text);
        return {file, said};
      });
      if (alone) {
        edit(site, 'src/plugins/preset.ts', (text) => text.replace(/^ {6}writing,$/m, ''));
      }
      const {status, stdout, stderr} = spawnSync(
        process.execPath,
        ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', 'build'],
        {cwd: site, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'}},
      );
      const output = stdout + stderr;
      expect(status).toBe(1);
      for (const {file, said} of poisoned) {
        expect(output).toContain(file);
        expect(output).toMatch(said);
      }
      expect(fs.existsSync(path.join(site, 'build'))).toBe(false);
    } finally {
      fs.rmSync(site, {recursive: true, force: true});
    }
  },
  300_000,
);
