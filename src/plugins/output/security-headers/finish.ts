import fs from 'node:fs/promises';
import path from 'node:path';
import {compressFolder} from './compress';
import {withPolicy} from './meta';
import {forEachPage} from './pages';
import {violations} from './violations';

/**
 * Finishes a build for its hosts: checks every page against the written policy, puts the policy into it, and writes .gz
 * and .br files. Throws where there is no build, and, with all of them, if the policy would break pages.
 */
export async function finishBuild(outDir: string): Promise<void> {
  const headers = await fs.readFile(path.join(outDir, '_headers'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${outDir}: it has no _headers. Run "npm run build".`);
  });
  const found: string[] = [];
  await forEachPage(outDir, async (file, html) => {
    found.push(...violations(headers, [[file, html]]));
    await fs.writeFile(path.join(outDir, file), withPolicy(html, headers));
  });
  if (found.length > 0) {
    throw new Error(`The security policy would break these pages:\n${found.join('\n')}`);
  }
  await compressFolder(outDir);
}
