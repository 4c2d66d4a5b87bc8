import {proseIn} from '../lib/marked';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import type {Content} from './kind';
import {KINDS} from './kinds';
import {pagePaths} from './pagePaths';
import {DISGUISED, isDisguised, linkProblem} from './texts/addresses';

/** A link, or the end of one, which would close a link that a file for programs puts the text into. */
const LINK = /(\[[^\]]+)?\]\(([^)\s]*)/g;
const NOT_WHOLE = 'has a link that is not whole. Write it as [words](/path).';

/** The addresses beside a text, to which a page may make a link of it. */
const besides = (item: object, path: readonly PropertyKey[]): string[] =>
  Object.values(path.slice(0, -1).reduce((at, key) => Reflect.get(at, key) as object, item)).filter(
    (value): value is string => typeof value === 'string' && value.startsWith('https://'),
  );

/** Links within fields, which some pages show as such: where they lead, and what they say. */
export function fieldLinkProblems(content: Content): Problem[] {
  const pages = pagePaths(content);
  const wrong = (to: string, words?: string) => {
    if (words === undefined) {
      return NOT_WHOLE;
    }
    return isDisguised(words, to) ? DISGUISED : linkProblem(content.siteDir, pages, to);
  };
  return KINDS.flatMap(({name, schema}) =>
    content.entries(name).flatMap((entry) =>
      proseIn(schema, entry.item).flatMap(({path, text}) =>
        [
          ...[...text.matchAll(LINK)].map(([, words, to = '']) => [words, to] as const),
          ...besides(entry.item, path).map((to) => [text, to] as const),
        ].flatMap(([words, to]) => {
          const problem = wrong(to, words);
          return problem === undefined ? [] : [problemAt(entry, path, problem, to)];
        }),
      ),
    ),
  );
}
