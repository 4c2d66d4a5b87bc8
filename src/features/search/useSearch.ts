import {useEffect, useState} from 'react';
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

/** Loads the index at once, and answers the query after every change; late answers to old queries are dropped. */
export function useSearch(query: string, {channel, stage}: SearchFacets): SearchState {
  const folder = useBaseUrl('/pagefind/');
  const [state, setState] = useState(NOTHING);
  const text = query.trim();

  useEffect(() => {
    let current = true;
    const set = (next: SearchState) => {
      if (current) {
        setState(next);
      }
    };
    const run = async () => {
      try {
        const search = await loadEngine(folder);
        set({outcome: text === '' ? null : await search(text, {channel, stage}), failed: false});
      } catch {
        set({outcome: null, failed: true});
      }
    };
    const timer = setTimeout(() => void run(), TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [folder, text, channel, stage]);

  return text === '' ? {...state, outcome: null} : state;
}
