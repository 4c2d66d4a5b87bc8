import {useCallback, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadEngine} from './engine';
import type {SearchFacets, SearchOutcome} from './types';

/** Long enough to skip a letter in the middle of a word, short enough not to be noticed. */
const TYPING_PAUSE_MS = 60;

export interface SearchState {
  /** The answer to the query, or to the one before it until this one's is there. */
  outcome: SearchOutcome | null;
  /** The index could not be loaded: offline, or not built. */
  failed: boolean;
}

const NOTHING: SearchState = {outcome: null, failed: false};

/**
 * Loads the index at once, and answers the query with at most `limit` results after every change; late answers to old
 * queries are dropped. `retry` asks again after a failure.
 */
export function useSearch(
  query: string,
  {channel, stage}: SearchFacets,
  limit: number,
): SearchState & {retry: () => void} {
  const folder = useBaseUrl('/pagefind/');
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const set = (next: SearchState) => {
      if (!signal.aborted) {
        setState(next);
      }
    };
    const run = async () => {
      try {
        const search = await loadEngine(folder);
        set({
          outcome: text === '' ? null : await search(text, {facets: {channel, stage}, limit, signal}),
          failed: false,
        });
      } catch {
        set({outcome: null, failed: true});
      }
    };
    const timer = setTimeout(() => void run(), TYPING_PAUSE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [folder, text, channel, stage, limit, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {...state, outcome: text === '' ? null : state.outcome, retry};
}
