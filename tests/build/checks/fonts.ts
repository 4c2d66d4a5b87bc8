import {problemIf, type PageCheck} from '../support/check';
import type {Build} from '../support/build';
import {LIMITS} from '../support/limits';
import {sum} from '../support/gzip';

/** Signs that our fonts lack and every system has: the way back from a footnote, and what is not drawn at all. */
const SYSTEM = new Set(['\u21A9', '\uFE0E', '\u200B', '\u2060']);

/** The characters of the preloaded files: the ranges of the faces that the build cuts out of the whole fonts. */
function charactersOf(build: Build): ReadonlySet<string> {
  const css = [...build.files]
    .filter((file) => /\/main\.[^/]*\.css$/.test(file))
    .map((file) => build.read(file));
  const faces = css.join('').match(/@font-face\s*{[^}]*}/g) ?? [];
  const cut = faces.find((face) => /\/(?!\w+-latin)fraunces-[0-9a-f]+\.woff2/.test(face)) ?? '';
  const ranges = /unicode-range:\s*([^;}]*)/i.exec(cut)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index));
    }),
  );
}

let known: {build: Build; characters: ReadonlySet<string>} | undefined;

const glyphs: PageCheck = ({text}, build) => {
  if (known?.build !== build) {
    known = {build, characters: charactersOf(build)};
  }
  const {characters} = known;
  const missing = [...new Set(text)].filter((sign) => !characters.has(sign) && !SYSTEM.has(sign));
  return problemIf(missing.length > 0, `has characters beyond the small fonts: ${missing.join(' ')}`);
};

const weight: PageCheck = ({$}, build) => {
  const files = $('link[rel="preload"][as="font"]')
    .toArray()
    .map((element) => (element.attribs.href ?? '').replace(/^\//, ''));
  const bytes = sum(files.map((file) => build.bytes(file).length));
  return problemIf(
    files.length !== 2 || bytes > LIMITS.fonts,
    `preloads ${files.length} fonts of ${bytes} bytes`,
  );
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'shows every character in our fonts, from the small files': glyphs,
  'preloads two fonts within the budget': weight,
};
