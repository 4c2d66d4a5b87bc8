import {createMatcher, enoughOf, type Matcher} from '../../search/matcher';
import type {IndexEntry} from './library';

const matchers = new WeakMap<readonly IndexEntry[], Matcher<IndexEntry>>();

/** The matcher of a library; kept, since every letter asks. */
function matcherOf(recipes: readonly IndexEntry[]): Matcher<IndexEntry> {
  const known = matchers.get(recipes);
  if (known !== undefined) {
    return known;
  }
  const matcher = createMatcher(
    recipes,
    ({id, name, description, objective, channels, buyingCycle, also}) => ({
      title: name,
      keywords: [objective, ...channels, buyingCycle, id].join(', '),
      description,
      also,
    }),
  );
  matchers.set(recipes, matcher);
  return matcher;
}

/** What a search found. */
export interface SearchResult {
  /** Best first; in the order given for an empty search. */
  recipes: readonly IndexEntry[];
  /** The search that was answered, where a word of the one typed was misspelled. */
  corrected?: string | undefined;
}

/**
 * The recipes that hold most words of a search, as the site's own search finds pages, and those whose name, description or
 * objective holds it as typed, anywhere in a word, in either case (spec 1, section 5). An empty search finds all.
 */
export function searchRecipes(recipes: readonly IndexEntry[], search: string): SearchResult {
  const typed = search.trim().toLowerCase();
  if (typed === '') {
    return {recipes};
  }
  const literal = recipes.filter(({name, description, objective}) =>
    [name, description, objective].some((text) => text.toLowerCase().includes(typed)),
  );
  const {found, words, corrected} = matcherOf(recipes)(search);
  if (corrected !== undefined && literal.length > 0) {
    return {recipes: literal};
  }
  const enough = found.filter(({held}) => held >= enoughOf(words)).map(({item}) => item);
  return {
    recipes: [...new Set([...enough, ...literal])],
    corrected: enough.length > 0 ? corrected : undefined,
  };
}
