/** The id that the first link of a page leads to where no script runs; Docusaurus uses the same id. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';
