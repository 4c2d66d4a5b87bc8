import type {SearchEntry} from './types';
import {fold, searchableWords, wordsOf} from './words';

/** What a match counts in each field: the whole word, its beginning, or the query as one phrase on top. */
const WEIGHTS = [
  {whole: 6, beginning: 4, phrase: 6},
  {whole: 4, beginning: 2.5, phrase: 5},
  {whole: 1, beginning: 0.5, phrase: 2},
] as const;

/** A share of the title's words that the query names, times this, breaks ties between titles. */
const COVERAGE = 3;

interface Field {
  /** Its words in a row, a space around each. */
  text: string;
  words: ReadonlySet<string>;
  folded: ReadonlySet<string>;
}

/** A page with its words counted out once: of its title, its keywords, its description. */
export interface RankedPage {
  path: string;
  fields: readonly Field[];
}

const inARow = (text: string) => ` ${wordsOf(text).join(' ')} `;

const fieldOf = (text: string): Field => {
  const words = searchableWords(text);
  return {text: inARow(text), words: new Set(words), folded: new Set(words.map(fold))};
};

/** Prepares a page for ranking. Its address, its channels and its stage are keywords, too. */
export function toRanked({
  path,
  title,
  keywords,
  description,
  channels = [],
  stage,
}: SearchEntry): RankedPage {
  const address = path.slice(path.lastIndexOf('/') + 1);
  const named = [keywords, address, ...channels, stage].join(' ');
  return {path, fields: [title, named, description].map(fieldOf)};
}

/** The best that a word finds in a page's fields; 0 where it finds nothing. */
function best(word: string, folded: string, {fields}: RankedPage): number {
  return fields.reduce((most, field, index) => {
    const weight = WEIGHTS[index];
    if (weight === undefined || weight.whole <= most) {
      return most;
    }
    if (field.folded.has(folded)) {
      return weight.whole;
    }
    const begun = [...field.words].some((candidate) => candidate.startsWith(word));
    return Math.max(most, begun ? weight.beginning : 0);
  }, 0);
}

/** What the query is worth as one phrase, with the small words it holds: "series a" is no series. */
function phraseBonus(phrase: string, {fields}: RankedPage): number {
  const index = phrase.trim().includes(' ') ? fields.findIndex(({text}) => text.includes(phrase)) : -1;
  return WEIGHTS[index]?.phrase ?? 0;
}

/**
 * Paths of the pages whose title, keywords and description hold at least so many of the words, best first; a rare word
 * counts more than one that stands on many pages. `query` is what was typed, with the words that carry no meaning.
 */
export function rankByTitle(
  pages: readonly RankedPage[],
  words: readonly string[],
  {atLeast = words.length, query = ''}: {atLeast?: number; query?: string} = {},
): string[] {
  const phrase = inARow(query);
  const columns = words.map((word) => {
    const folded = fold(word);
    const values = pages.map((page) => best(word, folded, page));
    const holding = values.filter((value) => value > 0).length;
    return {folded, values, rarity: Math.log(1 + pages.length / (1 + holding))};
  });
  const weight = columns.reduce((sum, {rarity}) => sum + rarity, 0);
  return pages
    .map((page, index) => {
      const found = columns.filter(({values}) => (values[index] ?? 0) > 0);
      const title = page.fields[0]?.folded ?? new Set();
      const covered = columns.filter(({folded}) => title.has(folded)).length / Math.max(title.size, 1);
      const sum = found.reduce((total, {values, rarity}) => total + (values[index] ?? 0) * rarity, 0);
      const score = sum / weight + COVERAGE * covered + phraseBonus(phrase, page);
      return {path: page.path, score: found.length > 0 && found.length >= atLeast ? score : 0};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length)
    .map(({path}) => path);
}

/** How fast a place further down loses weight in `fuse`. */
const SMOOTHING = 4;

/** Joins ranked lists into one (reciprocal rank fusion): what several lists place high comes first. */
export function fuse(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists) {
    list.forEach((item, index) => scores.set(item, (scores.get(item) ?? 0) + 1 / (SMOOTHING + index)));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([item]) => item);
}
