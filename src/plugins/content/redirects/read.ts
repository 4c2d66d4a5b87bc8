import {redirects as ofPages} from '../../../config/hosting';
import {redirectsSchema, type Redirect} from '../../../data/redirects';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import {throwAny, type Problem} from '../../lib/problems';
import {fieldName, parseYaml} from '../../lib/yamlFile';
import type {Collection} from '../collection';
import {pagePaths} from '../pagePaths';

/** Where writers note old addresses, from the project's root. */
export const REDIRECTS_FILE = 'src/data/redirects.yaml';

/** What is wrong with a redirect among all others; its fields by their names. */
function problemsOf(
  {from, to}: Redirect,
  earlier: readonly Redirect[],
  pages: ReadonlySet<string>,
): Partial<Record<keyof Redirect, Pick<Problem, 'problem' | 'remedy'>>> {
  return {
    ...(pages.has(from) && {
      from: {
        problem: 'is a page of this site, which no visitor would see any more',
        remedy: 'Write an address that no page has, or remove the entry.',
      },
    }),
    ...(earlier.some((other) => other.from === from) && {
      from: {problem: 'is there twice', remedy: 'Keep the entry that is right.'},
    }),
    ...(!pages.has(to) && {
      to: {
        problem: 'is not the address of any page',
        remedy: `${didYouMean(to, [...pages])}Write the path of a page, such as /contact.`,
      },
    }),
  };
}

/** The redirects that writers noted below `siteDir`, and every problem of them. */
export function readRedirectsFile(siteDir: string): {redirects: readonly Redirect[]; problems: Problem[]} {
  const source = textOf(siteDir, REDIRECTS_FILE);
  // Nothing but comments is no list for YAML.
  const {
    data: redirects = [],
    lineOf,
    problems,
  } = /^[^#\s]/m.test(source) ? parseYaml(REDIRECTS_FILE, source, redirectsSchema) : {data: []};
  const pages = pagePaths(siteDir);
  const found = redirects.flatMap((redirect, index) =>
    Object.entries(problemsOf(redirect, redirects.slice(0, index), pages)).map(([field, words]) => ({
      file: REDIRECTS_FILE,
      line: lineOf?.([index, field]),
      field: fieldName([index, field]),
      value: redirect[field === 'from' ? 'from' : 'to'],
      ...words,
    })),
  );
  return {redirects, problems: [...(problems ?? []), ...found]};
}

/** All redirects: those of pages that lead on by themselves, and those that writers noted. Throws with all problems. */
export function readRedirects(siteDir: string): readonly Redirect[] {
  const {redirects, problems} = readRedirectsFile(siteDir);
  throwAny(problems);
  return [...ofPages, ...redirects];
}

/** Old addresses, as writers note them. */
export const redirects: Collection<Redirect> = {
  name: 'redirects',
  title: 'Old addresses',
  files: REDIRECTS_FILE,
  isSetting: true,
  // Nothing but comments is null for YAML.
  schema: () => redirectsSchema.nullable(),
  read: (siteDir) => ({entries: [], problems: readRedirectsFile(siteDir).problems, ids: new Set()}),
};
