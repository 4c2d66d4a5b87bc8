import type {LoadContext} from '@docusaurus/types';

/** The route of a page, from its path below the base URL such as `/contact`. */
export const routeOf = (baseUrl: string, page: string): string => `${baseUrl}${page.slice(1)}`;

/** Gives the whole address of a path of this site. */
export const absoluteIn =
  ({baseUrl, siteConfig}: Pick<LoadContext, 'baseUrl' | 'siteConfig'>) =>
  (page: string): string =>
    `${siteConfig.url}${routeOf(baseUrl, page)}`;
