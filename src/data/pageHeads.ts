/** Characters of a title with the site's name; search results show about 60. */
export const TITLE = 110;
/** Characters; search results show about 160. */
export const DESCRIPTION = {from: 50, to: 300} as const;

/** The whole of a `<title>`, as search results show it. */
export const withSiteName = (title: string, siteName: string): string => `${title} | ${siteName}`;
