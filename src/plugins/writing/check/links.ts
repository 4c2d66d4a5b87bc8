import type {Content} from '../../content/kind';
import {pagePaths} from '../../content/pagePaths';
import {linkProblem} from '../../content/texts/addresses';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {blank, CODE, isDraft, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** Fields with the path of a page, and lists of paths. */
const FIELD = /(?:\b(?:to|href|path|url):[ \t]*\[?|^[ \t]*- )['"]?(\.{0,2}\/[^\s'"?#,}\]]*)/gm;

/** Fields of published data that lead to no page and no file, which would end a build. Links of texts have `textRules`. */
export function linkProblems(content: Content, sources: readonly Source[]): Problem[] {
  const pages = pagePaths(content);
  return (
    sources
      // The redirects' own check names those that lead nowhere.
      .filter(({file, text}) => !isDraft(text) && !/redirects\.yaml$|\.mdx$/.test(file))
      .flatMap(({file, text}) =>
        [...text.matchAll(FIELD)].flatMap(({index, 1: to = ''}) => {
          const problem = linkProblem(content.siteDir, pages, to);
          return problem === undefined ? [] : [{file, line: lineOf(text, index), value: to, problem}];
        }),
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
