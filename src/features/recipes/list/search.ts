import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {mend} from '../../search/words/mend';
import {asTyped, wordsOf} from '../../search/words/normalise';
import {conceptsOf, type Concept, type Thesaurus} from '../../search/words/synonyms';
import {foldOnce, readLibrary, vocabularyIn} from './wordIndex';

/** Recipes that are offered where none was found. */
const NEAREST = 3;

/** For each recipe, by its place, whether it holds something. */
type Marks = Uint8Array;

/** The recipes with a word that begins like each of these, as written or folded. */
function marksOfAll(recipes: readonly RecipeIndexEntry[], words: readonly string[]): Marks {
  const {places} = readLibrary(recipes);
  const counts = new Uint8Array(recipes.length);
  words.forEach((word, count) => {
    const form = foldOnce(word);
    for (const [known, where] of places) {
      if (known.startsWith(word) || known.startsWith(form)) {
        for (const place of where) {
          counts[place] = counts[place] === count ? count + 1 : (counts[place] ?? 0);
        }
      }
    }
  });
  return counts.map((count) => Number(count === words.length));
}

/** The recipes that hold a concept, in the words typed or in others that mean the same. */
function marksOf(recipes: readonly RecipeIndexEntry[], {typed, others}: Concept): Marks {
  const ways = [typed, ...others].map((words) => marksOfAll(recipes, words));
  return new Uint8Array(recipes.length).map((_, place) => Number(ways.some((marks) => marks[place])));
}

/** What a search found. */
export interface SearchResult<T> {
  /** In the order given. */
  recipes: readonly T[];
  /** The search that was answered, where a word of the one typed was mended. */
  corrected?: string | undefined;
}

/**
 * The recipes whose name, description or objective holds the search as typed, wherever in a word, whatever its case (spec
 * 1, section 5), and those that hold every word of it, or one that means the same, in these, channels, stage or id. A word
 * that no recipe holds is mended where one like it is known. An empty search finds all.
 */
export function searchRecipes<T extends RecipeIndexEntry>(
  recipes: readonly T[],
  search: string,
  thesaurus: Thesaurus,
): SearchResult<T> {
  const {places, texts} = readLibrary(recipes);
  const asked = conceptsOf(search, thesaurus, (word) => places.has(word));
  const typed = asTyped(search.trim());
  const find = (concepts: readonly Concept[]) => {
    const columns = concepts.map((concept) => marksOf(recipes, concept));
    return recipes.filter(
      (_, place) =>
        (columns.length > 0 && columns.every((marks) => marks[place])) || texts[place]?.includes(typed),
    );
  };
  const found = typed === '' ? recipes : find(asked);
  if (found.length > 0) {
    return {recipes: found};
  }
  const vocabulary = vocabularyIn(recipes);
  const words = wordsOf(search);
  const mended = words.map((word) => mend(word, vocabulary)).join(' ');
  return mended === words.join(' ')
    ? {recipes: found}
    : {recipes: find(conceptsOf(mended, thesaurus)), corrected: mended};
}

/** The recipes that hold most of what a search asks for, or words that begin like it; none where nothing is alike. */
export function nearestRecipes<T extends RecipeIndexEntry>(
  recipes: readonly T[],
  search: string,
  thesaurus: Thesaurus,
): readonly T[] {
  const concepts = conceptsOf(search, thesaurus);
  const beginnings = concepts.flatMap(({typed}) => typed).map((word) => word.slice(0, 4));
  const held = concepts.map((concept) => marksOf(recipes, concept));
  const alike = beginnings.map((beginning) => marksOfAll(recipes, [beginning]));
  const count = (columns: readonly Marks[], place: number) => columns.filter((marks) => marks[place]).length;
  return recipes
    .map((recipe, place) => ({
      recipe,
      score: count(held, place) * beginnings.length + count(alike, place),
    }))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({recipe}) => recipe);
}
