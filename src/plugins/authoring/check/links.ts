import fs from 'node:fs';
import path from 'node:path';
import {JOURNAL_PATH} from '../../../features/journal/paths';
import {BLOG_DIR} from '../../content/journal/lists';
import {pagePaths} from '../../content/redirects/pages';
import {isDraft} from '../../lib/contentFolder';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {blank, CODE, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** The path in a link or a field that leads to a page: of this site, or of a file beside the text. */
const PATH =
  /(?:\]\(|^[ \t]*\[[^\]]+\]:[ \t]*|\b(?:to|href|path|url)(?::[ \t]*|=)['"]?)(\.{0,2}\/[^\s)'"?#,}\]]*)/gm;

/** What is wrong with a link that leads to an article which is a draft. */
function draftWords(siteDir: string, to: string): Pick<Problem, 'problem' | 'remedy'> | undefined {
  const file = `${BLOG_DIR}/${path.posix.basename(to)}.mdx`;
  return path.posix.dirname(to) === JOURNAL_PATH && isDraft(textOf(siteDir, file))
    ? {
        problem: 'leads to a draft, which no build has',
        remedy: `Remove "draft: true" from ${file}, or link to another page.`,
      }
    : undefined;
}

/** Links of published texts that lead to no page and no file, which would end a build. */
export function linkProblems(siteDir: string, sources: readonly Source[]): Problem[] {
  const pages = pagePaths(siteDir);
  const leads = (file: string, to: string) =>
    to.startsWith('.')
      ? fs.existsSync(path.join(siteDir, path.dirname(file), to))
      : pages.has(to.replace(/(?<=.)\/$/, '')) || fs.existsSync(path.join(siteDir, 'static', to));
  const published = sources.filter(({text}) => !isDraft(text));
  return published.flatMap(({file, text}) =>
    [...blank(text, CODE).matchAll(PATH)]
      .map((match) => ({line: lineOf(text, match.index), value: match[1] ?? ''}))
      .filter(({value}) => !leads(file, value))
      .map((found) => ({
        file,
        ...found,
        ...(draftWords(siteDir, found.value) ?? {
          problem: 'leads to no page of this site',
          remedy: `${didYouMean(found.value, [...pages])}Write the path of a page, such as /contact.`,
        }),
      })),
  );
}
