import fs from 'node:fs/promises';
import path from 'node:path';
import {howToScripts} from '../howTo';
import {finishMarkdown, writeTwin} from '../markdown/twins';
import {compressFolder} from './compress';
import {forEachPage} from './pages';

/** What of our policy a page cannot say (CSP Level 3, section 3.3). */
const HEADER_ONLY = /; frame-ancestors [^;]*/;
/** The first tag of each page's head; what comes after it is held to the policy. */
const CHARSET = /<meta charset="?utf-8"?>/i;
const OPENING = '<meta http-equiv="Content-Security-Policy"';

/**
 * A page with the content security policy of `_headers` in its head, for hosts that do not send our headers, and with the
 * structured data that are not in its script.
 */
function finished(html: string, headersFile: string, data = ''): string {
  const [, policy] = /^ +Content-Security-Policy: (.*)$/m.exec(headersFile) ?? [];
  if (policy === undefined || !CHARSET.test(html)) {
    throw new Error(
      'No policy, or no head to put it into: see src/plugins/outputs/security-headers/finish.ts.',
    );
  }
  return html.includes(OPENING)
    ? html
    : html
        .replace(CHARSET, (charset) => `${charset}${OPENING} content="${policy.replace(HEADER_ONLY, '')}">`)
        .replace('<script>', (script) => `${data}${script}`);
}

/**
 * Finishes a build for its hosts: puts the policy and what is only for search engines into every page, writes its text as
 * Markdown, and .gz and .br files where it is to `compress`. Throws where there is no build.
 */
export async function finishBuild(outDir: string, compress = false): Promise<void> {
  const headers = await fs.readFile(path.join(outDir, '_headers'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${outDir}: it has no _headers. Run "npm run build".`);
  });
  const guides = await howToScripts(outDir);
  await forEachPage(outDir, async (file, html) => {
    await writeTwin(outDir, file, html);
    await fs.writeFile(path.join(outDir, file), finished(html, headers, guides.get(file)));
  });
  await finishMarkdown(outDir);
  if (compress) {
    await compressFolder(outDir);
  }
}
