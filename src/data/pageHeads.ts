/** Most characters of a page's title, with the site's name at its end; search results show about 60. */
export const TITLE = 110;
/** Characters of a page's description; search results show about 160. */
export const DESCRIPTION = {from: 50, to: 300} as const;

/** What the description of a recipe's page says after that of the recipe. */
export const RECIPE_TAIL = ' Steps, assets, a case and tips.';

/** A page's title as browsers and search engines show it. */
export const withSiteName = (title: string, siteName: string): string => `${title} | ${siteName}`;

/* The titles of pages that are made of several fields, without the site's name. */

/** The title of a recipe's page. */
export const recipeTitle = ({name, page}: {name: string; page?: {title: string} | undefined}): string =>
  page?.title ?? `${name}: growth recipe`;

/** The title of an advisor's page. */
export const advisorTitle = ({name, title}: {name: string; title: string}): string => `${name}, ${title}`;

/** The title of a project's page. */
export const projectTitle = ({clientName, title}: {clientName: string; title: string}): string =>
  `${clientName}: ${title}`;

/** The title of a hub's page. */
export const hubTitle = ({title}: {title: string}): string => `${title}: growth hub`;
