import {redirectsSchema} from '../../data/redirects';
import {didYouMean} from '../lib/nearest';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import {defineKind, type Content} from './kind';
import {pagePaths} from './pagePaths';

/** Old addresses, as writers note them. */
export const redirects = defineKind({
  name: 'redirects',
  files: 'src/data/redirects.yaml',
  schema: redirectsSchema,
});

/** Redirects from a page of the site, from one address twice, and to no page. */
export function redirectProblems(content: Content): Problem[] {
  const pages = pagePaths(content.siteDir);
  return content.entries('redirects').flatMap((entry) =>
    entry.item.flatMap(({from, to}, index) => [
      ...(pages.has(from)
        ? [
            problemAt(entry, [index, 'from'], {
              value: from,
              problem: 'is a page of this site, which no visitor would see any more',
              remedy: 'Write an address that no page has, or remove the entry.',
            }),
          ]
        : []),
      ...(entry.item.slice(0, index).some((other) => other.from === from)
        ? [
            problemAt(entry, [index, 'from'], {
              value: from,
              problem: 'is there twice',
              remedy: 'Keep the entry that is right.',
            }),
          ]
        : []),
      ...(pages.has(to)
        ? []
        : [
            problemAt(entry, [index, 'to'], {
              value: to,
              problem: 'is not the address of any page',
              remedy: `${didYouMean(to, [...pages])}Write the path of a page, such as /contact.`,
            }),
          ]),
    ]),
  );
}
