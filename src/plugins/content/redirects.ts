import {LIST_PATH} from '../../config/paths';
import {didYouMean} from '../lib/nearest';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import {defineKind, type Content} from './kind';
import {pagePaths} from './pagePaths';
import {isStaticFile} from './texts/addresses';

/** Old addresses, as writers note them. */
export const redirects = defineKind({
  name: 'redirects',
  files: 'src/data/redirects.yaml',
});

/** The ids that recipes have now, by those they had, which saved plans may still name. */
export function renamedRecipes(content: Pick<Content, 'items'>): Record<string, string> {
  const idOf = (path: string) => (path.startsWith(`${LIST_PATH}/`) ? path.slice(LIST_PATH.length + 1) : '');
  const ids = new Set(content.items('recipe').map(({id}) => id));
  return Object.fromEntries(
    content
      .items('redirects')
      .flat()
      .map(({from, to}) => [idOf(from), idOf(to)] as const)
      .filter(([old, id]) => old !== '' && ids.has(id)),
  );
}

/** Redirects from a page of the site, from one address twice, and to no page. */
export function redirectProblems(content: Content): Problem[] {
  const pages = pagePaths(content);
  // What else a build has is known at its end (`finish.ts`).
  const isTaken = (from: string) =>
    pages.has(from.replace(/\.(?:html|md)$/, '')) ||
    /^\/(?:index|404)(?:\.\w+)?$|^\/assets\//.test(from) ||
    isStaticFile(content.siteDir, from);
  return content.entries('redirects').flatMap((entry) =>
    entry.item.flatMap(({from, to}, index) => {
      const isTwice = entry.item.slice(0, index).some((other) => other.from === from);
      const found = (isWrong: boolean, field: 'from' | 'to', problem: string) =>
        isWrong ? [problemAt(entry, [index, field], problem, field === 'to' ? to : from)] : [];
      return [
        ...found(
          isTaken(from),
          'from',
          'is a page or a file of this site, which no visitor would see any more. Write an address that no page has, or remove the entry.',
        ),
        ...found(isTwice, 'from', 'is there twice. Keep the entry that is right.'),
        ...found(
          !pages.has(to),
          'to',
          `is not the address of any page. ${didYouMean(to, pages.all)}Write the path of a page, such as /contact.`,
        ),
      ];
    }),
  );
}
