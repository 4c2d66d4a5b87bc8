import {useCallback, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSteady} from '../../lib/react/useSteady';
import {createAsk, type Ask} from './ask';
import {parseSearch, serialiseSearch, type SearchFacets} from './facets';
import type {SearchOutcome} from './types';

/** Long enough to skip letters within a word, short enough not to be noticed. */
const TYPING_PAUSE_MS = 60;

let shared: Ask | undefined;

/**
 * Late answers to old queries are dropped; until one arrives, there is that to the previous query. `texts` searches full
 * texts too; the index is loaded once for all, and fails offline and in development, where none is built.
 */
export function useSearch(query: string, facets: SearchFacets, limit: number, texts: boolean) {
  const folder = useBaseUrl('/pagefind/');
  const [state, setState] = useState<{
    outcome: SearchOutcome | null;
    failed: boolean;
    settled: string;
  }>({outcome: null, failed: false, settled: ''});
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();
  // A string, because equal facets may arrive as a new object and must not trigger a new search.
  const narrowing = serialiseSearch('', facets);
  const question = JSON.stringify([text, narrowing, limit, attempt]);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const set = (outcome: SearchOutcome | null, failed = false) => {
      if (!signal.aborted) {
        setState({outcome, failed, settled: failed || outcome?.complete === true ? question : ''});
      }
    };
    const run = async () => {
      try {
        shared ??= createAsk(folder);
        const options = {
          facets: parseSearch(narrowing).facets,
          limit,
          texts,
          signal,
          onFound: (found: SearchOutcome) => set(found),
        };
        const outcome = await shared(text, options);
        set(text === '' ? null : outcome);
      } catch {
        set(null, true);
      }
    };
    const timer = setTimeout(() => void run(), TYPING_PAUSE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [folder, text, narrowing, limit, texts, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Results that come late push others away from under a finger.
  const {outcome, failed, settled} = useSteady(state);
  const busy = text !== '' && settled !== question;
  return {outcome: text === '' ? null : outcome, failed, busy, retry};
}
