import type {Fragment} from './types';
import {searchTokens} from './tokens';

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

/**
 * Whether a word of a text answers a word of the query. Two letters begin too many words ("ad" an advisor), and one, such
 * as the e of e-mail, says nothing by itself.
 */
const answers = (found: string, wanted: string): boolean =>
  wanted.length > 2 ? found.startsWith(wanted) : wanted.length === 2 && found === wanted;

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

/** A text in pieces, every word marked that answers one of the query's. */
export function highlight(text: string, words: readonly string[]): Fragment[] {
  return text
    .split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const found = [...searchTokens(part), searchTokens(part).join('')];
      return {
        text: part,
        marked: words.some((wanted) => found.some((word) => word !== '' && answers(word, wanted))),
      };
    });
}

/** Whether anything in a text is marked. */
export const isMarked = (fragments: readonly Fragment[]): boolean => fragments.some(({marked}) => marked);
