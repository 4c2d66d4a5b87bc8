import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../problems';
import {blank, lineOf, type Source} from './source';

const CODE = /^(`{3,}).*?^\1`*$/gms;
const FRONT_MATTER = /^---\r?\n.*?^---$/ms;

/** Headings of a page's text: never the page's own (`#`), the first `##`, none deeper than one below the last. */
export function headingProblems({file, text}: Source): Problem[] {
  const body = blank(blank(text, new RegExp(FRONT_MATTER, 'gms')), CODE);
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

/** Images without a description, or without their file; links that are no address. */
export function linkProblems(siteDir: string, {file, text}: Source): Problem[] {
  const body = blank(text, CODE);
  const images = [...body.matchAll(/!\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g)].flatMap((match): Problem[] => {
    const [, alt = '', address = ''] = match;
    const where = {file, line: lineOf(text, match.index), value: address};
    const onDisk = address.startsWith('/')
      ? path.join(siteDir, 'static', address)
      : path.join(siteDir, path.dirname(file), address);
    return [
      ...(alt.trim() === ''
        ? [
            {
              ...where,
              problem: 'is an image without a description',
              remedy: 'Say what it shows: ![...](...).',
            },
          ]
        : []),
      ...(/^https?:/.test(address) || fs.existsSync(onDisk)
        ? []
        : [
            {
              ...where,
              problem: 'is an image that does not exist',
              remedy: 'Put it in static/img, or correct the path.',
            },
          ]),
    ];
  });
  const links = [...body.matchAll(/\]\((https?:[^)\s]*)\)/g)].flatMap((match) => {
    const [, address = ''] = match;
    return URL.canParse(address) && address.startsWith('https://')
      ? []
      : [
          {
            file,
            line: lineOf(text, match.index),
            value: address,
            problem: 'is not a whole https address',
            remedy: 'Write it as https://example.com/page.',
          },
        ];
  });
  return [...images, ...links];
}
