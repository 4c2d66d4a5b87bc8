import type {Query, QueryCombination} from 'minisearch';
import {fold} from './words/normalise';
import type {Concept} from './words/synonyms';

/** A synonym is worth less than the word that was typed. */
const SYNONYM = 0.7;

/** A word in any form, or as the beginning of one. */
const wordQuery = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    {queries: [fold(word)], prefix: false},
    {queries: [word], prefix: true},
  ],
});
const rowOf = (words: readonly string[]): QueryCombination => ({
  combineWith: 'AND',
  queries: words.map(wordQuery),
});

/** What MiniSearch is asked for a concept: the words typed, or those that mean the same. */
export const conceptQuery = ({typed, others}: Concept): Query => ({
  combineWith: 'OR',
  queries: [rowOf(typed), ...others.map((words): Query => ({...rowOf(words), boostTerm: () => SYNONYM}))],
});
