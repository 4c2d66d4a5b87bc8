import {Button, ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import {searchFor} from '../../../config/paths';

interface EmptyListProps {
  /** What was searched for; the site's search also knows the recipes' steps, other words, and misspelled ones. */
  search: string;
  /** Nothing is shown because nothing has been planned yet. */
  nothingPlanned: boolean;
  onClear: () => void;
}

/** Shown when no recipe passes the filters: the way on to all of them, and to the search of the site. */
export default function EmptyList({search, nothingPlanned, onClear}: EmptyListProps) {
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
