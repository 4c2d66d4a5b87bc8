import fs from 'node:fs/promises';
import path from 'node:path';
import {NGINX_FILE} from '../../../config/hosting';
import {howToScripts} from '../howTo';
import {pageMarkdown} from '../markdown/page';
import {compressFolder} from './compress';
import {forEachPage} from './pages';

/** What of our policy a page cannot say (CSP Level 3, section 3.3). */
const HEADER_ONLY = /; frame-ancestors [^;]*/;
/** The first tag of each page's head; what comes after it is held to the policy. */
const CHARSET = /<meta charset="?utf-8"?>/i;

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
  const meta = '<meta http-equiv="Content-Security-Policy"';
  // The editor brings its own.
  return html.includes(meta)
    ? html
    : html
        .replace(CHARSET, (charset) => `${charset}${meta} content="${policy.replace(HEADER_ONLY, '')}">`)
        .replace('<script>', (script) => data + script);
}

/** Where Docusaurus builds what is to be in `folder`, which has the build before until this one is whole. */
export const unfinished = (folder: string): string => `${folder}.unfinished`;

/**
 * Finishes the build that is to be in `folder`: puts the policy and what is only for search engines into every page,
 * writes its text as Markdown, and .gz and .br files where it is to `compress`; then it takes the place of the build
 * before, and the server for nginx lies beside it. Throws where there is no build to finish.
 */
export async function finishBuild(folder: string, compress = false): Promise<void> {
  const outDir = unfinished(folder);
  const headers = await fs.readFile(path.join(outDir, '_headers'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${outDir}: it has no _headers. Run "npm run build".`);
  });
  const guides = await howToScripts(outDir);
  await forEachPage(outDir, async (file, html) => {
    const text = await pageMarkdown(html);
    if (text !== undefined) {
      await fs.writeFile(path.join(outDir, file.replace(/\.html$/, '.md')), text);
    }
    await fs.writeFile(path.join(outDir, file), finished(html, headers, guides.get(file)));
  });
  if (compress) {
    await compressFolder(outDir);
  }
  await fs.rename(path.join(outDir, NGINX_FILE), `${folder}.${NGINX_FILE}`);
  await fs.rm(folder, {recursive: true, force: true});
  await fs.rename(outDir, folder);
}
