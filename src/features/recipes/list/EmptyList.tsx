import type {ReactNode} from 'react';
import {Button, ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import texts from '../../../data/pages/growth-recipes.yaml';
import {searchFor} from '../../../config/paths';
import SiteHits from '../../search/SiteHits';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  /** What was searched for; the list knows the recipes' names, descriptions and objectives, not their steps. */
  search: string;
  /** Nothing is shown because nothing has been saved yet. */
  onlySaved: boolean;
  /** Recipes of the selection in view, all of which the search or a filter leaves out; 0 without a selection. */
  hidden: number;
  onShowHidden: () => void;
  onClear: () => void;
}

/** Shown when no recipe passes the filters: the way on to all of them, and what the whole site has. */
export default function EmptyList({
  search,
  onlySaved,
  hidden,
  onShowHidden,
  onClear,
}: EmptyListProps): ReactNode {
  const text = search.trim();
  const {message, nothingSaved, selectionHidden, hint} = texts.empty;
  return (
    <div className={styles.place}>
      <EmptyState message={message} hint={onlySaved ? nothingSaved : hidden > 0 ? selectionHidden : hint}>
        {hidden > 0 && (
          <Button primary onClick={onShowHidden}>{`Show the whole selection (${hidden})`}</Button>
        )}
        <Button onClick={onClear}>Clear All Filters</Button>
        {text !== '' && <ButtonLink to={searchFor(text)}>{`Search the whole site for “${text}”`}</ButtonLink>}
      </EmptyState>
      {hidden === 0 && text !== '' && <SiteHits query={text} />}
    </div>
  );
}
