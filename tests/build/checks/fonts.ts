import fs from 'node:fs';
import path from 'node:path';
import {problemIf, type PageCheck} from '../support/check';
import {LIMITS} from '../../support/limits';
import {sum} from '../../support/gzip';

/**
 * Signs that at least one of our families lacks and every system has: arrows, the way back from a footnote, and what
 * is not drawn at all.
 */
const OF_SYSTEM = '\n±←↑→↓\u21A9\uFE0E\u200B\u2060\uFEFF';

const styles = fs.readFileSync(path.join(__dirname, '../../../src/css/fonts.css'), 'utf8');
/** The first and last code of each range that a font file is asked for. */
const RANGES = [...styles.matchAll(/unicode-range:([^;]*)/g)].flatMap(([, ranges = '']) =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((code) => Number.parseInt(code, 16)),
  ),
);
const isShown = (sign: string) =>
  OF_SYSTEM.includes(sign) ||
  RANGES.some(([from = 0, to = 0]) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= from && code <= to;
  });

const glyphs: PageCheck = ({text}) => {
  const missing = [...new Set(text)].filter((sign) => !isShown(sign));
  return problemIf(missing.length > 0, `has characters that our fonts lack: ${missing.join(' ')}`);
};

const weight: PageCheck = ({$}, build) => {
  const files = $('link[rel="preload"][as="font"]')
    .toArray()
    .map((element) => (element.attribs.href ?? '').replace(/^\//, ''));
  const bytes = sum(files.map((file) => build.bytes(file).length));
  return problemIf(
    files.length !== 3 || bytes > LIMITS.fonts,
    `preloads ${files.length} fonts of ${bytes} bytes`,
  );
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'shows every character in our fonts': glyphs,
  'preloads three fonts within the budget': weight,
};
