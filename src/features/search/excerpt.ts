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
 * Two letters start too many words ("ad" of advisor), so they must match whole; one, such as the e of e-mail,
 * matches nothing.
 */
const answers = (found: string, wanted: string): boolean =>
  wanted.length > 2 ? found.startsWith(wanted) : wanted.length === 2 && found === wanted;

/** Turns pagefind's excerpt (escaped, with `<mark>`) into plain pieces, so that no HTML reaches the page. */
export function parseExcerpt(html: string): Fragment[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = part.startsWith('<mark>');
      return {text: unescape(marked ? part.slice(6, -7) : part), marked};
    });
}

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

export const isMarked = (fragments: readonly Fragment[]): boolean => fragments.some(({marked}) => marked);
