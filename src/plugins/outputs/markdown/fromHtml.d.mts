/** A part of a page as Markdown. */
export const fromHtml: (html: string) => string;
