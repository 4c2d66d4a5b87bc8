import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import fs from 'node:fs';
import {load} from 'cheerio';

/** What a page carries inline, and what in it no hash can allow. */
export interface Inline {
  scripts: string[];
  styles: string[];
  problems: string[];
}

/** Types of script elements that are data to the browser and are not held to the policy. */
const DATA = new Set(['application/ld+json', 'application/json', 'text/template']);

/** The source expression (CSP Level 3, section 2.3.1) for an inline script or style, without its quotes. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/** Reads the inline scripts and styles of a page, and finds event handler attributes and `javascript:` addresses. */
export function inlineOf(html: string): Inline {
  const $ = load(html);
  const text = (selector: string) => $(selector).toArray();
  const scripts = text('script:not([src])')
    .filter((element) => !DATA.has($(element).attr('type') ?? ''))
    .map((element) => $(element).text());
  const styles = text('style').map((element) => $(element).text());
  const problems = text('*').flatMap((element) =>
    Object.entries($(element).attr() ?? {}).flatMap(([name, value]) =>
      name.startsWith('on') || (/^(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value))
        ? [`<${$(element).prop('tagName')?.toLowerCase() ?? ''} ${name}="${value.slice(0, 40)}">`]
        : [],
    ),
  );
  return {scripts, styles, problems};
}

/**
 * What the style element holds that the toast library adds to the page: nothing at first, then its styles, and the
 * browser checks it both times. Throws when they are not found.
 */
export function toastStyles(): string[] {
  const source = fs.readFileSync(createRequire(__filename).resolve('sonner'), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (literal === undefined) {
    throw new Error(
      'sonner no longer brings its styles by __insertCSS("..."): see src/plugins/security-headers/inline.ts.',
    );
  }
  return ['', JSON.parse(literal) as string];
}
