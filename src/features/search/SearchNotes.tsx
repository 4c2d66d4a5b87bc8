import type {ReactNode} from 'react';
import {Button} from '../../components/Button';
import RecentSearches from './RecentSearches';
import Starts from './Starts';
import styles from './SearchNotes.module.css';
import type {SearchFacets, SearchOutcome} from './types';

interface SearchNotesProps {
  query: string;
  facets: SearchFacets;
  outcome: SearchOutcome | null;
  failed: boolean;
  recent: readonly string[];
  onQuery: (query: string) => void;
  onForget: (query?: string) => void;
  onClearFacets: () => void;
  onRetry: () => void;
}

const FAILED =
  process.env.NODE_ENV === 'development'
    ? 'There is no search index here: it is built with the site. Run "npm run build", then "npm run serve".'
    : 'The search could not be loaded. Check your connection and try again, or go on from here.';

/** One sentence on the state of the search, for screen readers too. */
function statusOf({query, facets, outcome, failed}: SearchNotesProps): string {
  if (failed) {
    return FAILED;
  }
  if (outcome === null) {
    return query.trim() === '' ? '' : 'Searching';
  }
  const {results, total, corrected} = outcome;
  if (total === 0) {
    const where = [facets.channel, facets.stage].filter((value) => value !== undefined).join(', ');
    return `Nothing found for "${query.trim()}"${where === '' ? '' : ` in ${where}`}.`;
  }
  const all = total === 1 ? '1 result' : `${total} results`;
  const count = results.length < total ? `The best ${results.length} of ${all}` : all;
  return corrected === undefined ? count : `${count} for "${corrected}" instead of "${query.trim()}"`;
}

/** What stands between field and results: the count, recent searches, and the ways on where nothing was found. */
export default function SearchNotes(props: SearchNotesProps): ReactNode {
  const {query, facets, outcome, failed, recent, onQuery, onForget, onClearFacets, onRetry} = props;
  const idle = query.trim() === '' && !failed;
  const empty = outcome?.total === 0;
  const narrowed = facets.channel !== undefined || facets.stage !== undefined;
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.status}>
        {statusOf(props)}
      </p>
      {failed && (
        <Button small onClick={onRetry}>
          Try again
        </Button>
      )}
      {idle && recent.length > 0 && <RecentSearches recent={recent} onQuery={onQuery} onForget={onForget} />}
      {empty && !narrowed && <p>Try fewer words, or the name of a channel, a tool or a person.</p>}
      {empty && narrowed && (
        <Button small onClick={onClearFacets}>
          Search everything
        </Button>
      )}
      {(idle || empty || failed) && <Starts />}
    </div>
  );
}
