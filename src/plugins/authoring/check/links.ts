import fs from 'node:fs';
import path from 'node:path';
import {JOURNAL_PATH} from '../../../config/paths';
import {BLOG_DIR} from '../../content/journal/lists';
import {pagePaths} from '../../content/pagePaths';
import {isDraft} from '../../lib/contentFolder';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {blank, CODE, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** What a link of Markdown begins with, up to its address. Images are checked elsewhere, and footnotes not at all. */
const LINK = /(?<!!\[[^\]\n]*)\]\(|^[ \t]*\[(?!\^)[^\]]+\]:[ \t]*/;
/** The path in a link or a field that leads to a page: of this site, or of a file beside the text. */
const PATH = new RegExp(
  `(?:${LINK.source}|${/\b(?:to|href|path|url)(?::[ \t]*|=)['"]?/.source})${/(\.{0,2}\/[^\s)'"?#,}\]]*)/.source}`,
  'gm',
);
/** The address in a link that is neither a path nor whole: without a slash or `https:`. */
const PART = new RegExp(`(?:${LINK.source})${/(?![./#<]|[a-z][a-z\d+.-]*:)([^\s)#?]+)/.source}`, 'gim');

type Words = Pick<Problem, 'problem' | 'remedy'>;
type Pages = ReadonlySet<string>;

/** What is wrong with a link that leads to an article which is a draft. */
function draftWords(siteDir: string, to: string): Words | undefined {
  const file = `${BLOG_DIR}/${path.posix.basename(to)}.mdx`;
  return path.posix.dirname(to) === JOURNAL_PATH && isDraft(textOf(siteDir, file))
    ? {
        problem: 'leads to a draft, which no build has',
        remedy: `Remove "draft: true" from ${file}, or link to another page.`,
      }
    : undefined;
}

const pathWords = (to: string, pages: Pages): Words => ({
  problem: 'leads to no page of this site',
  remedy: `${didYouMean(to, [...pages])}Write the path of a page, such as /contact.`,
});

/** What an address that is neither a path nor whole was meant to be. */
function meant(address: string, pages: Pages): string {
  if (/^[^@/]+@[^@/]+$/.test(address)) {
    return `Write mailto:${address}.`;
  }
  const name = path.posix.basename(address).replace(/\.mdx?$/, '');
  const page = [...pages].find((one) => one === `/${address}` || one.endsWith(`/${name}`));
  if (page !== undefined) {
    return `Write ${page}.`;
  }
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i.test(address) && !/\.mdx?$/.test(address)
    ? `Write https://${address}.`
    : pathWords(`/${address}`, pages).remedy;
}

/** Links of published texts that lead to no page and no file, which would end a build. */
export function linkProblems(siteDir: string, sources: readonly Source[]): Problem[] {
  const pages = pagePaths(siteDir);
  const isBeside = (file: string, to: string) => fs.existsSync(path.join(siteDir, path.dirname(file), to));
  const leads = (file: string, to: string) =>
    to.startsWith('.')
      ? isBeside(file, to)
      : pages.has(to.replace(/(?<=.)\/$/, '')) || fs.existsSync(path.join(siteDir, 'static', to));
  const published = sources.filter(({text}) => !isDraft(text));
  return published.flatMap(({file, text}) => {
    const prose = blank(text, CODE);
    const found = (pattern: RegExp) =>
      [...prose.matchAll(pattern)].map((match) => ({
        file,
        line: lineOf(text, match.index),
        value: match[1] ?? '',
      }));
    return [
      ...found(PATH)
        .filter(({value}) => !leads(file, value))
        .map((one) => ({...one, ...(draftWords(siteDir, one.value) ?? pathWords(one.value, pages))})),
      ...found(PART)
        .filter(({value}) => !isBeside(file, value))
        .map((one) => ({
          ...one,
          problem: 'is neither the path of a page nor a whole address',
          remedy: meant(one.value, pages),
        })),
    ];
  });
}
