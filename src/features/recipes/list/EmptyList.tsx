import type {ReactNode} from 'react';
import {Button, ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import texts from '../../../data/pages/growth-recipes.yaml';
import {SEARCH_PATH} from '../../search/paths';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  /** What was searched for; the list knows the recipes' names, descriptions and objectives, not their steps. */
  search: string;
  /** Nothing is shown because nothing has been saved yet. */
  onlySaved: boolean;
  onClear: () => void;
}

/** Shown when no recipe passes the filters: the way back to all of them, and on to the search of the whole site. */
export default function EmptyList({search, onlySaved, onClear}: EmptyListProps): ReactNode {
  const text = search.trim();
  const {message, nothingSaved, hint} = texts.empty;
  return (
    <div className={styles.place}>
      <EmptyState message={message} hint={onlySaved ? nothingSaved : hint}>
        <Button onClick={onClear}>Clear All Filters</Button>
        {text !== '' && (
          <ButtonLink to={`${SEARCH_PATH}?q=${encodeURIComponent(text)}`}>
            {`Search the whole site for “${text}”`}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}
