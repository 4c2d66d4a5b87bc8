import type {Problem} from '../../lib/problems';
import {blank, CODE, FRONT_MATTER, lineOf, type Source} from './source';

/** Headings of a page's text: never the page's own (`#`), the first `##`, none deeper than one below the last. */
export function headingProblems({file, text}: Source): Problem[] {
  const body = blank(blank(text, FRONT_MATTER), CODE);
  let last = 1;
  return [...body.matchAll(/^(#{1,6}) +(.*)$/gm)].flatMap((match) => {
    const [, signs = '', value = ''] = match;
    const level = signs.length;
    const allowed = level > 1 && level <= last + 1;
    const remedy =
      level === 1 ? 'Use ##: the page has its title already.' : `Use ${'#'.repeat(last + 1)} or fewer.`;
    last = level;
    return allowed
      ? []
      : [
          {
            file,
            line: lineOf(text, match.index),
            value,
            problem: `is a heading of level ${level} out of order`,
            remedy,
          },
        ];
  });
}
