import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {load} from 'cheerio/slim';
import type {fromHtml} from './fromHtml.mjs';
import {insertSeparators, rewriteForMarkdown} from './rewriteForMarkdown';

const nativeImport = createRequire(__filename)('../../lib/native-import.cjs') as (
  name: string,
) => Promise<{fromHtml: typeof fromHtml}>;

/** The number of comments among the kinds of nodes (DOM, `nodeType`): React leaves some between texts. */
const COMMENT = 8;

/**
 * What paper has no use for either, is worked with, or says to listeners what a control does, or what
 * is missing without script. What is to be had is a label in a list, and what a row is called is strong in one: both
 * stay. That of a step is its number.
 */
const EXCLUDED =
  '.screenOnly, .needsScript, [data-pagefind-ignore], noscript > p, script, style, button, form, dialog, nav, input, select, textarea, label:not(ul > li > label, :has(> strong)), img:not([alt]), img[alt=""], .hash-link, [hidden], [aria-hidden="true"], [role="status"], a .srOnly, summary .srOnly';

/** What there is to read on a built page, with whole addresses, and its own; undefined where it asks to be left out. */
export function mainContent(html: string): {page: string; html: string} | undefined {
  const $ = load(html);
  const page = $('link[rel="canonical"]').attr('href');
  const main = $('main[data-pagefind-body]');
  const isHidden = $('meta[name="robots"]').attr('content')?.includes('noindex') ?? false;
  if (page === undefined || main.length === 0 || isHidden) {
    return undefined;
  }
  main.find(EXCLUDED).remove();
  main
    .find('*')
    .contents()
    .filter((_, node) => node.nodeType === COMMENT)
    .remove();
  rewriteForMarkdown($);
  insertSeparators($);
  // No mark of Markdown may close after a space.
  main.find('strong, em, b, i, a').each((_, element) => {
    const last = $(element).contents().last();
    if (last.text() !== last.text().trimEnd() && last.children().length === 0) {
      last.replaceWith($('<i>').text(last.text().trimEnd()).contents());
      $(element).after(' ');
    }
  });
  for (const attribute of ['href', 'src']) {
    main.find(`[${attribute}]`).each((_, element) => {
      $(element).attr(attribute, new URL($(element).attr(attribute) ?? '', page).href);
    });
  }
  return {page, html: (main.html() ?? '').replaceAll(/\u00A0|&nbsp;|&#xa0;/g, ' ')};
}

/** The text of a built page as Markdown; undefined where the page asks to be left out. */
export async function pageMarkdown(html: string): Promise<string | undefined> {
  const found = mainContent(html);
  if (found === undefined) {
    return undefined;
  }
  const module = await nativeImport(pathToFileURL(path.join(__dirname, 'fromHtml.mjs')).href);
  return `${module.fromHtml(found.html)}\n\n---\n\n${found.page}\n`;
}
