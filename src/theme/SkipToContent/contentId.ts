/** What the first link of a page leads to where no script runs; the name that Docusaurus gives it. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';
