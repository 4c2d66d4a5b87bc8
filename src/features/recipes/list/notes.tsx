import Link from '@docusaurus/Link';
import {Button, ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import {IMPACT_NOTE, LEVEL_MEANING, LEVELS} from '../../../data/recipes/taxonomy';
import {searchFor, STARTERS_PATH} from '../../../config/paths';

/* What the list says about itself, each where it is true. */

/** Shown where no script runs: what does not work, and where every recipe is. */
export function NoScriptNote() {
  return (
    <noscript>
      <p className="aside below16">
        Search, filters, sorting and your plan need JavaScript and are left out here. Each card in the drawer
        above leads to its recipe, and the first ones are below.
      </p>
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

/** What a recipe is, and what the levels of effort and impact mean. */
export function LibraryNote() {
  return (
    <div className="above24 small measure sectionEnd">
      <p className="below12">
        Each recipe is a playbook to work from: the steps with their settings, from how many orders a month it
        can be run, how long it takes to judge, and what tends to go wrong. Below its second bar, keep a play
        if it is cheap, and leave it out of the forecast.{' '}
        <Link to={STARTERS_PATH}>Plans for situations like yours</Link>
      </p>
      <p className="fine">
        {(['Effort', 'Impact'] as const).map((of) => (
          <span key={of}>
            <strong>{`${of}: `}</strong>
            {`${LEVELS.map((level) => `${level} is ${LEVEL_MEANING[of][level]}`).join('; ')}. `}
          </span>
        ))}
        {IMPACT_NOTE}
      </p>
    </div>
  );
}
