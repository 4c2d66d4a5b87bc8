import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {mend, vocabularyOf, type Vocabulary} from '../../search/words/mend';
import {fold, searchableWords, wordsOf} from '../../search/words/normalise';
import {conceptsOf, type Concept, type Thesaurus} from '../../search/words/synonyms';

/** Recipes that are offered where none was found. */
const NEAREST = 3;

const texts = new WeakMap<RecipeIndexEntry, string>();
const folded = new Map<string, string>();

/** One word's form for searching, remembered: a library has many texts and few words. */
function foldOnce(word: string): string {
  const form = folded.get(word) ?? fold(word);
  folded.set(word, form);
  return form;
}

/** What a search looks in: the recipe's words as written and folded, each after a space; kept, since every letter asks. */
function textOf(recipe: RecipeIndexEntry): string {
  const kept = texts.get(recipe);
  if (kept !== undefined) {
    return kept;
  }
  const {id, name, channels, buyingCycle, description, objective} = recipe;
  const words = searchableWords([name, description, objective, ...channels, buyingCycle, id].join('\n'));
  const text = ` ${words.join(' ')} ${[...new Set(words.map(foldOnce))].join(' ')}`;
  texts.set(recipe, text);
  return text;
}

const vocabularies = new WeakMap<readonly RecipeIndexEntry[], Vocabulary>();

/** All words of a library; kept, since every letter of a search that finds nothing asks. */
function vocabularyIn(recipes: readonly RecipeIndexEntry[]): Vocabulary {
  const kept =
    vocabularies.get(recipes) ?? vocabularyOf(recipes.flatMap((recipe) => wordsOf(textOf(recipe))));
  vocabularies.set(recipes, kept);
  return kept;
}

const holdsAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(` ${word}`) || text.includes(` ${foldOnce(word)}`));

/** Whether a text holds a concept, in the words typed or in others that mean the same. */
const holds = (text: string, {typed, others}: Concept) =>
  [typed, ...others].some((words) => holdsAll(text, words));

/** What a search found. */
export interface SearchResult<T> {
  /** In the order given. */
  recipes: readonly T[];
  /** The search that was answered, where a word of the one typed was mended. */
  corrected?: string | undefined;
}

/**
 * The recipes that hold every word of the search, or one that means the same, in name, description, objective, channels,
 * stage or id. A word that no recipe holds is mended where one like it is known. An empty search finds all.
 */
export function searchRecipes<T extends RecipeIndexEntry>(
  recipes: readonly T[],
  search: string,
  thesaurus: Thesaurus,
): SearchResult<T> {
  const asked = conceptsOf(search, thesaurus);
  const find = (concepts: readonly Concept[]) =>
    recipes.filter((recipe) => concepts.every((concept) => holds(textOf(recipe), concept)));
  const found = asked.length === 0 ? recipes : find(asked);
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
  return recipes
    .map((recipe) => {
      const text = textOf(recipe);
      const held = concepts.filter((concept) => holds(text, concept)).length;
      const alike = beginnings.filter((beginning) => text.includes(` ${beginning}`)).length;
      return {recipe, score: held * beginnings.length + alike};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({recipe}) => recipe);
}
