import type {ReactNode} from 'react';
import {Button, ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import type {RecipeSummary} from '../../../data/recipes/types';
import {SEARCH_PATH} from '../../search/paths';
import RelatedRecipes from '../RelatedRecipes';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  /** What was searched for; the list knows the recipes' names, descriptions and objectives, not their steps. */
  search: string;
  /** Recipes that hold some of it, or words like it. */
  nearest: readonly RecipeSummary[];
  /** Nothing is shown because nothing has been saved yet. */
  onlySaved: boolean;
  onClear: () => void;
}

/** Shown when no recipe passes the filters: the nearest ones, and the way on to all of them or to the whole site. */
export default function EmptyList({search, nearest, onlySaved, onClear}: EmptyListProps): ReactNode {
  const text = search.trim();
  return (
    <div className={styles.place}>
      <EmptyState
        message="No recipes match your current filters."
        hint={
          onlySaved
            ? 'You have not saved a recipe yet: the bookmark on a card keeps it here, in this browser.'
            : 'Take one filter away, or start again with the whole library.'
        }
      >
        <Button onClick={onClear}>Clear All Filters</Button>
        {text !== '' && (
          <ButtonLink to={`${SEARCH_PATH}?q=${encodeURIComponent(text)}`}>
            {`Search the whole site for “${text}”`}
          </ButtonLink>
        )}
      </EmptyState>
      {nearest.length > 0 && (
        <RelatedRecipes recipes={nearest} heading="Nearest to what you asked for" as="h3" />
      )}
    </div>
  );
}
