import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Button, ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import {IMPACT_NOTE, LEVEL_MEANING, LEVELS} from '../../../data/recipes/taxonomy';
import {recipePath, searchFor} from '../../../config/paths';
import type {IndexEntry} from './library';
import styles from './notes.module.css';

/* What the list says about itself, each where it is true. */

const LIBRARY_ID = 'library';

/** Shown where no script runs: what does not work, and where every recipe is. */
export function NoScriptNote({total}: {total: number}) {
  return (
    <noscript>
      <p className={'aside below16'}>
        Search, filters, sorting and your plan need JavaScript and are left out here. The first recipes are
        below, and <a href={`#${LIBRARY_ID}`}>{`all ${total} are linked`}</a> at the end.
      </p>
    </noscript>
  );
}

/** Shown where no script runs: every recipe as a link, since only the first have a card. */
export function NoScriptLibrary({recipes}: {recipes: readonly IndexEntry[]}) {
  return (
    <noscript>
      <ul id={LIBRARY_ID} className={clsx('above32', styles.library)}>
        {recipes.map(({id, name}) => (
          <li key={id}>
            <Link to={recipePath(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

interface EmptyListProps {
  /** What was searched for; the site's search also knows the recipes' steps, other words, and misspelled ones. */
  search: string;
  /** Nothing is shown because nothing has been planned yet. */
  nothingPlanned: boolean;
  onClear: () => void;
}

/** Shown when no recipe passes the filters: the way on to all of them, and to the search of the site. */
export function EmptyList({search, nothingPlanned, onClear}: EmptyListProps) {
  const text = search.trim();
  return (
    <div className="above16">
      <EmptyState
        message="No recipes match your current filters."
        hint={
          nothingPlanned
            ? 'Your plan has no recipe yet: the calendar on a card adds one, and the plan stays in this browser.'
            : 'Take one filter away, or start again with the whole library.'
        }
      >
        <Button onClick={onClear}>Clear All Filters</Button>
        {text !== '' && <ButtonLink to={searchFor(text)}>{`Search the whole site for “${text}”`}</ButtonLink>}
      </EmptyState>
    </div>
  );
}

/** Shown when the cards of a page could not be loaded; its button tries again. */
export function LoadingFailed({onRetry}: {onRetry: () => void}) {
  return (
    <div role="alert" className="cluster middle gap8 above12">
      These recipes could not be loaded.
      <Button small onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** What the levels of effort and impact mean. */
export function LevelsNote() {
  return (
    <p className="above24 fine measure sectionEnd">
      {(['Effort', 'Impact'] as const).map((of) => (
        <span key={of}>
          <strong>{`${of}: `}</strong>
          {`${LEVELS.map((level) => `${level} is ${LEVEL_MEANING[of][level]}`).join('; ')}. `}
        </span>
      ))}
      {IMPACT_NOTE}
    </p>
  );
}
