import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {RecipeCardData, RecipePreview} from '../../../data/recipes/types';
import {previewPath} from '../paths';

/** Previews that have come or are on their way, by address; one that has failed may be asked for again. */
const asked = new Map<string, Promise<RecipePreview>>();

function fetchPreview(address: string): Promise<RecipePreview> {
  const coming =
    asked.get(address) ??
    fetch(address).then((response) => {
      if (!response.ok) {
        throw new Error(String(response.status));
      }
      return response.json() as Promise<RecipePreview>;
    });
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

interface Previewed {
  preview: RecipePreview | 'failed' | undefined;
  /** Whether the server's own HTML of the first tab stands on the page and is still right. */
  asServed: boolean;
  /** Fetches the preview where it has not come. */
  ask: () => void;
}

/** A recipe's preview: left as the server wrote it where that will do (`first`: its first tab is shown), else fetched. */
export function usePreview({id, preview: given}: RecipeCardData, first: boolean): Previewed {
  const address = useBaseUrl(previewPath(id));
  const isBrowser = useIsBrowser();
  const [preview, setPreview] = useState<Previewed['preview']>(given);
  const [asks, setAsks] = useState(0);
  // Nothing else is false in the first render after the server's.
  const [served, setServed] = useState(!isBrowser && given === undefined);
  if (served && !first) {
    setServed(false);
  }

  const wanted = given === undefined && (asks > 0 || !served);
  useEffect(() => {
    if (wanted) {
      fetchPreview(address).then(setPreview, () => setPreview('failed'));
    }
  }, [address, wanted, served, asks]);

  const ask = () => {
    setPreview((found) => (found === 'failed' ? undefined : found));
    setAsks((before) => before + 1);
  };
  return {preview, asServed: served, ask};
}
