import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {redirects as ofPages} from '../../../config/hosting';
import {forEachPage} from '../builtPages';
import {howToScripts} from '../howTo';
import {pageMarkdown} from '../markdown/page';

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
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, '')}">`;
  return html
    .replace(CHARSET, (charset) => `${charset}${meta}`)
    .replace('<script>', (script) => data + script);
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXT = /\.(html|css|js|json|xml|svg|md|txt|webmanifest)$/;
/** Below this a compressed answer is no smaller once its headers are counted. */
const SMALLEST = 1024;
/** From 9 on each file takes ten times as long, for less than one part in a thousand. */
const BROTLI_QUALITY = 8;

/** Writes a `.gz` and a `.br` file beside every text file of a folder that is large enough to gain by it. */
export async function compressFolder(folder: string): Promise<void> {
  const texts = (await fs.readdir(folder, {recursive: true})).filter((file) => TEXT.test(file));
  for (const file of texts.map((name) => path.join(folder, name))) {
    const content = await fs.readFile(file);
    if (content.length >= SMALLEST) {
      const [gz, br] = await Promise.all([
        gzip(content, {level: 9}),
        brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}}),
      ]);
      await fs.writeFile(`${file}.gz`, gz);
      await fs.writeFile(`${file}.br`, br);
    }
  }
}

/** Throws where an old address is one of a file that was built: hosts would send it to nobody, or not start. */
async function refuseTaken(outDir: string, headers: string): Promise<void> {
  const [, base = '/'] = /^(\/.*)assets\/\*$/m.exec(headers) ?? [];
  const text = await fs.readFile(path.join(outDir, '_redirects'), 'utf8').catch(() => '');
  const built = new Set(await fs.readdir(outDir, {recursive: true}));
  const taken = text
    .split('\n')
    .map((line) => line.split(' ', 1)[0]?.slice(base.length) ?? '')
    .filter((from) => ofPages.every((own) => own.from !== `/${from}`))
    .filter((from) => [from, `${from}.html`].some((file) => file !== '' && built.has(path.normalize(file))));
  if (taken.length > 0) {
    throw new Error(
      `src/data/redirects.yaml: from: ${taken.map((from) => `/${from}`).join(', ')} is in the build, and no visitor would see it any more. Remove the entry, or write an address that nothing has.`,
    );
  }
}

/** Where Docusaurus builds what is to be in `folder`, which has the build before until this one is whole. */
export const unfinished = (folder: string): string => `${folder}.unfinished`;

/**
 * Finishes the build that is to be in `folder`: puts the policy and what is only for search engines into every page,
 * writes its text as Markdown, and .gz and .br files where it is to `compress`; then it takes the place of the build
 * before. Throws where there is no build to finish.
 */
export async function finishBuild(folder: string, compress = false): Promise<void> {
  const outDir = unfinished(folder);
  const headers = await fs.readFile(path.join(outDir, '_headers'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${outDir}: it has no _headers. Run "npm run build".`);
  });
  await refuseTaken(outDir, headers);
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
  await fs.rm(folder, {recursive: true, force: true});
  await fs.rename(outDir, folder);
}
