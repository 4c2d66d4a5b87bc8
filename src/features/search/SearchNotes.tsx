import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Button} from '../../components/ui/Button';
import Icon from '../../components/ui/Icon';
import {ADVISORS_PATH, CALCULATORS_PATH, JOURNAL_PATH, LIST_PATH, PLAN_PATH} from '../../config/paths';
import {counted} from '../../lib/counted';
import {valuesSet, type SearchTerms} from './facets';
import styles from './SearchNotes.module.css';
import type {SearchOutcome} from './types';
import type {useSearch} from './useSearch';
import {ANNOUNCE_MS, useSettled} from '../../lib/react/useSettled';
import {claims} from '../../config/site';

const STARTS = [
  {to: LIST_PATH, icon: 'target', name: 'Growth recipes', text: 'every playbook, with filters'},
  {to: PLAN_PATH, icon: 'calendar', name: 'Growth plan', text: 'which recipes next, and when'},
  {to: JOURNAL_PATH, icon: 'file', name: 'Journal', text: 'long reads with worked numbers'},
  {to: CALCULATORS_PATH, icon: 'target', name: 'Calculators', text: 'with your own numbers'},
  {to: ADVISORS_PATH, icon: 'person', name: 'The network', text: 'who you would work with'},
  {to: '/contact', icon: 'clock', name: 'Contact', text: `an answer ${claims.reply}`},
] as const;

interface SearchNotesProps {
  terms: SearchTerms;
  search: ReturnType<typeof useSearch>;
  onClearFacets: () => void;
  onRetry: () => void;
}

const FAILED =
  process.env.NODE_ENV === 'development'
    ? 'There is no search index here: it is built with the site. Run "npm run build", then "npm run serve".'
    : 'The search could not be loaded. Check your connection and try again, or start from one of these.';

function countOf({results, total, complete}: SearchOutcome): string {
  const all = counted(total, 'result');
  if (!complete) {
    return `${all} so far, searching the texts`;
  }
  return results.length < total ? `The best ${results.length} of ${all}` : all;
}

function statusOf({query, facets}: SearchTerms, {outcome, failed}: SearchNotesProps['search']): string {
  const typed = query.trim();
  if (failed) {
    return FAILED;
  }
  if (outcome === null) {
    return typed === '' ? '' : 'Searching';
  }
  const where = valuesSet(facets).join(', ');
  const found =
    outcome.total > 0
      ? countOf(outcome)
      : `Nothing found for "${typed}"${where === '' ? '' : ` in ${where}`}`;
  if (outcome.textsFailed) {
    return `${found}. The texts could not be loaded, so only titles and descriptions were searched.`;
  }
  return outcome.total > 0 ? found : `${found}.`;
}

function Starts() {
  return (
    <>
      <p className={styles.label}>Start here</p>
      <ul className={styles.starts}>
        {STARTS.map(({to, icon, name, text}) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span className="strong">{name}</span>
              <span className={clsx('note', styles.startText)}>{text}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What stands between field and results: the count, errors, and where to go if nothing was found. */
export default function SearchNotes(props: SearchNotesProps) {
  const {terms, search, onClearFacets, onRetry} = props;
  const {outcome, busy, failed} = search;
  const status = statusOf(terms, search);
  const announced = useSettled(busy ? '' : status, ANNOUNCE_MS);
  const idle = terms.query.trim() === '' && !failed;
  const empty = outcome?.total === 0;
  const narrowed = valuesSet(terms.facets).length > 0;
  const textsFailed = outcome?.textsFailed === true;
  return (
    <div className={styles.notes}>
      <p role="status" className="srOnly">
        {announced}
      </p>
      {/* The visible status is not delayed. */}
      <p aria-hidden="true" className={clsx('above8 note', styles.status)}>
        {status}
      </p>
      {(failed || textsFailed) && (
        <Button small onClick={onRetry}>
          Try again
        </Button>
      )}
      {empty && !textsFailed && !narrowed && (
        <p className="below12">Try fewer words, or the name of a channel, a tool or a person.</p>
      )}
      {empty && narrowed && (
        <Button small onClick={onClearFacets}>
          Search everything
        </Button>
      )}
      {(idle || empty || failed) && <Starts />}
    </div>
  );
}
