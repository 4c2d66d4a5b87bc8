import {BASIC, FURTHER, OF_SYSTEM} from '@site/src/plugins/client/fonts/characters';
import {problemIf, type PageCheck} from '../support/check';
import {LIMITS} from '../../support/limits';
import {sum} from '../../support/gzip';

const SHOWN = new Set(Array.from(BASIC + FURTHER + OF_SYSTEM));

const glyphs: PageCheck = ({text}) => {
  const missing = [...new Set(text)].filter((sign) => !SHOWN.has(sign));
  return problemIf(missing.length > 0, `has characters that our fonts lack: ${missing.join(' ')}`);
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
  'shows every character in our fonts': glyphs,
  'preloads two fonts within the budget': weight,
};
