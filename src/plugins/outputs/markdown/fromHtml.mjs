// A part of a page as Markdown: HTML in, text out.
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', rule: '-'})
  .freeze();

/** An address is read by programs that know no escapes of Markdown: its `&` needs none. */
const ESCAPED = /(?<=\]\([^()\s]*)\\&/g;

export const fromHtml = (html) => String(processor.processSync(html)).trim().replaceAll(ESCAPED, '&');
