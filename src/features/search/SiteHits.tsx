import type {ReactNode} from 'react';
import {groupResults} from './groups';
import Results from './Results';
import {useSearch} from './useSearch';

/** Hits that are shown. */
const LIMIT = 5;
const NO_FACETS = {};

/** What the whole site has for a query that one of its lists has nothing for. */
export default function SiteHits({query}: {query: string}): ReactNode {
  const {outcome} = useSearch(query, NO_FACETS, LIMIT, false);
  const groups = groupResults(outcome?.results ?? []);
  return (
    groups.length > 0 && (
      <section aria-label="From the whole site">
        <Results groups={groups} as="h3" />
      </section>
    )
  );
}
