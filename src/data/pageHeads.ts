/** Most characters of a page's title, with the site's name at its end; search results show about 60. */
export const TITLE = 110;
/** Characters of a page's description; search results show about 160. */
export const DESCRIPTION = {from: 50, to: 300} as const;

/** A page's title as browsers and search engines show it. */
export const withSiteName = (title: string, siteName: string): string => `${title} | ${siteName}`;
