import fs from 'node:fs';
import path from 'node:path';
import {pagePaths} from '../../content/pagePaths';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {blank, CODE, isDraft, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** Links of Markdown, but for images and footnotes, with their addresses; and fields and attributes with a path. */
const LINK =
  /(?:(?<!!\[[^\]\n]*)\]\(|^[ \t]*\[(?!\^)[^\]]+\]:[ \t]*|\b(?:to|href|path|url)(?::[ \t]*|=)['"]?(?=\.{0,2}\/))([^\s)'"?#,}\]]+)/gm;

/** Addresses that are whole. */
const WHOLE = /^(?:https:\/\/|mailto:)\S/;

/** Links of published texts that lead to no page and no file, which would end a build. */
export function linkProblems(siteDir: string, sources: readonly Source[]): Problem[] {
  const pages = pagePaths(siteDir);
  const isThere = (...parts: string[]) => fs.existsSync(path.join(siteDir, ...parts));
  const leads = (file: string, to: string) =>
    to.startsWith('/')
      ? pages.has(to.replace(/(?<=.)\/$/, '')) || isThere('static', to)
      : WHOLE.test(to) || isThere(path.dirname(file), to);
  return (
    sources
      // The redirects' own check names those that lead nowhere.
      .filter(({file, text}) => !isDraft(text) && !file.endsWith('redirects.yaml'))
      .flatMap(({file, text}) =>
        [...blank(text, CODE).matchAll(LINK)]
          .filter(([, to = '']) => !leads(file, to))
          .map(({index, 1: to = ''}) => ({
            file,
            line: lineOf(text, index),
            value: to,
            problem: `leads to no page of this site. ${didYouMean(to, [...pages])}Write the path of a page, such as /contact, or a whole https address.`,
          })),
      )
  );
}

/** A link to a part of a page of this site: the page, and the part. */
const PART = /(?:\]\(|\b(?:to|href|path|url)(?::[ \t]*|=)['"]?)(\/[\w/-]*)#([\w-]+)/g;

/** Links of texts to parts that pages in the folder of the build have not. */
export const anchorProblems = (outDir: string, sources: readonly Source[]): Problem[] =>
  sources.flatMap(({file, text}) =>
    [...blank(text, CODE).matchAll(PART)].flatMap(({index, 1: to = '', 2: part = ''}) => {
      const html = textOf(outDir, `${to === '/' ? '/index' : to}.html`);
      const problem = `leads to no part of ${to}. Write the id of a heading there, or the path alone.`;
      return html === '' || isDraft(text) || new RegExp(`\\bid="?${part}["\\s>]`).test(html)
        ? []
        : [{file, line: lineOf(text, index), value: `${to}#${part}`, problem}];
    }),
  );
