import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {vocabularyOf, type Vocabulary} from '../../search/words/mend';
import {asTyped, fold, searchableWords} from '../../search/words/normalise';

/** How many recipes are read before the browser may draw again: a few milliseconds on a phone. */
const READ_AT_ONCE = 50;

/** Where each word of a library is: by the word as written and folded, the places of the recipes that hold it. */
type Places = ReadonlyMap<string, readonly number[]>;

/** What was read of a library: where its words are, and name, description and objective of each recipe in lower case. */
interface Read {
  places: Places;
  texts: readonly string[];
}

const finished = new WeakMap<readonly RecipeIndexEntry[], Read>();
const vocabularies = new WeakMap<Places, Vocabulary>();
const folded = new Map<string, string>();

/** One word's form for searching, remembered: a library has many texts and few words. */
export function foldOnce(word: string): string {
  const form = folded.get(word) ?? fold(word);
  folded.set(word, form);
  return form;
}

function note(places: Map<string, number[]>, word: string, place: number): void {
  const known = places.get(word);
  if (known === undefined) {
    places.set(word, [place]);
  } else if (known.at(-1) !== place) {
    known.push(place);
  }
}

/** Reads a library recipe by recipe; each step is a part of it. */
function* read(recipes: readonly RecipeIndexEntry[]): Generator<void, Read> {
  const places = new Map<string, number[]>();
  const texts: string[] = [];
  for (const [place, recipe] of recipes.entries()) {
    const {id, name, channels, buyingCycle, description, objective} = recipe;
    const text = asTyped([name, description, objective].join('\n'));
    texts.push(text);
    for (const word of searchableWords([text, ...channels, buyingCycle, id].join('\n'))) {
      note(places, word, place);
      const form = foldOnce(word);
      if (form !== word) {
        note(places, form, place);
      }
    }
    if (place % READ_AT_ONCE === READ_AT_ONCE - 1) {
      yield;
    }
  }
  const all = {places, texts};
  finished.set(recipes, all);
  return all;
}

/** Words and texts of a library; kept, since every letter asks. */
export function readLibrary(recipes: readonly RecipeIndexEntry[]): Read {
  const known = finished.get(recipes);
  if (known !== undefined) {
    return known;
  }
  const reading = read(recipes);
  let step = reading.next();
  while (step.done !== true) {
    step = reading.next();
  }
  return step.value;
}

/** Reads a large library ahead of its first search, in parts: letters that are typed meanwhile are shown at once. */
export async function readAhead(recipes: readonly RecipeIndexEntry[]): Promise<void> {
  const reading = read(recipes);
  while (!finished.has(recipes) && reading.next().done !== true) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** All words of a library, for mending others. */
export function vocabularyIn(recipes: readonly RecipeIndexEntry[]): Vocabulary {
  const {places} = readLibrary(recipes);
  const known = vocabularies.get(places);
  if (known !== undefined) {
    return known;
  }
  const vocabulary = vocabularyOf(places.keys());
  places.forEach(({length}, word) => vocabulary.counts.set(word, length));
  vocabularies.set(places, vocabulary);
  return vocabulary;
}
