import type {ReactNode} from 'react';
import {Button} from '../../components/Button';
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
  onForget: () => void;
  onClearFacets: () => void;
}

const FAILED =
  process.env.NODE_ENV === 'development'
    ? 'There is no search index here: it is built with the site. Run "npm run build", then "npm run serve".'
    : 'The search could not be loaded. Check your connection and try again, or go on from here.';

/** One sentence on the state of the search, for screen readers too. */
function statusOf({query, outcome, failed}: SearchNotesProps): string {
  if (failed) {
    return FAILED;
  }
  if (outcome === null) {
    return query.trim() === '' ? '' : 'Searching';
  }
  const {results, corrected} = outcome;
  if (results.length === 0) {
    return `Nothing found for "${query.trim()}".`;
  }
  const count = results.length === 1 ? '1 result' : `${results.length} results`;
  return corrected === undefined
    ? count
    : `${count} for "${corrected}"; nothing holds all of "${query.trim()}"`;
}

/** What stands between field and results: the count, recent searches, and the ways on where nothing was found. */
export default function SearchNotes(props: SearchNotesProps): ReactNode {
  const {query, facets, outcome, failed, recent, onQuery, onForget, onClearFacets} = props;
  const idle = query.trim() === '' && !failed;
  const empty = outcome?.results.length === 0;
  const narrowed = facets.channel !== undefined || facets.stage !== undefined;
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.status}>
        {statusOf(props)}
      </p>
      {idle && recent.length > 0 && (
        <section aria-label="Recent searches" className={styles.recent}>
          <p className={styles.label}>Recent searches</p>
          <div className={styles.row}>
            {recent.map((item) => (
              <Button key={item} small onClick={() => onQuery(item)}>
                {item}
              </Button>
            ))}
            <button type="button" className={styles.plain} onClick={onForget}>
              Forget these
            </button>
          </div>
        </section>
      )}
      {empty && (
        <p>
          {narrowed
            ? 'Channel and stage leave only recipes in the list. '
            : 'Try fewer words, or the name of a channel, a tool or a person. '}
          {narrowed && (
            <button type="button" className={styles.plain} onClick={onClearFacets}>
              Search everything
            </button>
          )}
        </p>
      )}
      {(idle || empty || failed) && <Starts />}
    </div>
  );
}
