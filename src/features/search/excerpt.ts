import type {Fragment} from './types';
import {wordsOf} from './words';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

const unescape = (html: string) =>
  html.replace(/&(lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Pagefind's excerpt (escaped text with `<mark>`) as plain pieces, so that no HTML reaches the page. */
export function parseExcerpt(html: string): Fragment[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = part.startsWith('<mark>');
      return {text: unescape(marked ? part.slice(6, -7) : part), marked};
    });
}

/** A text in pieces, every word marked that begins with one of the query's. */
export function highlight(text: string, words: readonly string[]): Fragment[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [word = ''] = wordsOf(part);
      return {text: part, marked: words.some((wanted) => word.startsWith(wanted))};
    });
}
