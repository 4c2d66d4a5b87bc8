import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import fs from 'node:fs';
import {Parser} from 'htmlparser2';
import * as z from 'zod';

/** Types of script elements that are data to the browser and are not held to the policy. */
const DATA = new Set(['application/ld+json', 'application/json', 'text/template']);

/** The source expression (CSP Level 3, section 2.3.1) for an inline script or style, without its quotes. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

const isCode = (name: string, value: string) =>
  name.startsWith('on') || (/^(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value));

/** Reads the inline scripts and styles of a page, and finds event handler attributes and `javascript:` addresses. */
export function inlineOf(html: string) {
  const found = {scripts: [] as string[], styles: [] as string[], problems: [] as string[]};
  /** What the open element's text is added to; its text may come in parts. */
  let list: string[] | undefined;
  // Tokens are enough: a tree of the page takes eight times as long.
  const parser = new Parser({
    onopentag(tag, attributes) {
      const inline = tag === 'script' && attributes.src === undefined && !DATA.has(attributes.type ?? '');
      list = inline ? found.scripts : tag === 'style' ? found.styles : undefined;
      list?.push('');
      for (const [name, value] of Object.entries(attributes)) {
        if (isCode(name, value)) {
          found.problems.push(`<${tag} ${name}="${value.slice(0, 40)}">`);
        }
      }
    },
    ontext(text) {
      list?.push(`${list.pop() ?? ''}${text}`);
    },
    onclosetag() {
      list = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Pages with one script beside those of the frame, which reads the address before anything else. */
const WITH_ADDRESS = '404.html';

/**
 * What is wrong with a page's inline scripts, where they are more than the frame around every page brings: `frame` is
 * its tags. What came by a text would otherwise get a hash, and run.
 */
export function strangeScripts(file: string, scripts: readonly string[], frame: string): string[] {
  const own = inlineOf(frame).scripts.length + (file === WITH_ADDRESS ? 1 : 0);
  return scripts.length <= own
    ? []
    : [
        `  ${file}: ${scripts.length} inline scripts where ${own} are ours: ${scripts.map((text) => text.slice(0, 40).trim()).join(' | ')}`,
      ];
}

/**
 * What the toast library's style element contains: nothing at first, then its styles. The browser checks both. Throws
 * when the styles are not found.
 */
export function toastStyles(): string[] {
  const source = fs.readFileSync(createRequire(__filename).resolve('sonner'), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (literal === undefined) {
    throw new Error(
      'sonner no longer brings its styles by __insertCSS("..."): see src/plugins/outputs/security-headers/inline.ts.',
    );
  }
  return ['', z.string().parse(JSON.parse(literal))];
}
