/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {contentOf, generatedFiles} from '../../src/plugins/content/kinds';
import {writeStale} from '../../src/plugins/lib/generated';
import {ROOT} from '../support/siteCopy';

// Whoever builds writes it, so that only what is committed can be out of date, and only where it will be read.
(process.env.CI === undefined ? test.skip : test)(
  'what follows from other files is committed: run "npm run generate", and commit these',
  () => {
    const files = generatedFiles(contentOf(ROOT));
    writeStale(ROOT, files);
    const stale = execFileSync('git', ['status', '--porcelain', '--', ...files.keys()], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stale).toBe('');
  },
);
