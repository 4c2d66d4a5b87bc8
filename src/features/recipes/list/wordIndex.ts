import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {vocabularyOf, type Vocabulary} from '../../search/words/mend';
import {fold, searchableWords} from '../../search/words/normalise';

/** How many recipes are read before the browser may draw again: a few milliseconds on a phone. */
const READ_AT_ONCE = 50;

/** Where each word of a library is: by the word as written and folded, the places of the recipes that hold it. */
type Places = ReadonlyMap<string, readonly number[]>;

const finished = new WeakMap<readonly RecipeIndexEntry[], Places>();
const vocabularies = new WeakMap<Places, Vocabulary>();
const lowerCase = new WeakMap<RecipeIndexEntry, string>();
const folded = new Map<string, string>();

/** Name, description and objective of a recipe in lower case, remembered. */
export function lowerCaseOf(recipe: RecipeIndexEntry): string {
  const {name, description, objective} = recipe;
  const text = lowerCase.get(recipe) ?? [name, description, objective].join('\n').toLowerCase();
  lowerCase.set(recipe, text);
  return text;
}

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
function* read(recipes: readonly RecipeIndexEntry[]): Generator<void, Places> {
  const places = new Map<string, number[]>();
  for (const [place, recipe] of recipes.entries()) {
    const {id, channels, buyingCycle} = recipe;
    const text = [lowerCaseOf(recipe), ...channels, buyingCycle, id].join('\n');
    for (const word of searchableWords(text)) {
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
  finished.set(recipes, places);
  return places;
}

/** Where each word of a library is; kept, since every letter asks. */
export function placesIn(recipes: readonly RecipeIndexEntry[]): Places {
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
  const places = placesIn(recipes);
  const known = vocabularies.get(places);
  if (known !== undefined) {
    return known;
  }
  const vocabulary = vocabularyOf(places.keys());
  places.forEach(({length}, word) => vocabulary.counts.set(word, length));
  vocabularies.set(places, vocabulary);
  return vocabulary;
}
