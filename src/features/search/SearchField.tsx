import type {ComponentProps} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../components/ui/Icon';
import {QUERY_LIMIT, SEARCH_PATH} from '../../config/paths';
import styles from './SearchPanel.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
}

/** Submits to the search page, with or without script. */
export default function SearchField({query, onQuery, onSubmit, ...attributes}: SearchFieldProps) {
  const page = useBaseUrl(SEARCH_PATH);
  return (
    <form
      role="search"
      action={page}
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        {...attributes}
        type="search"
        name="q"
        aria-label="Search the site"
        placeholder="Recipes, articles, people"
        autoComplete="off"
        spellCheck={false}
        maxLength={QUERY_LIMIT}
        value={query}
        onChange={({target}) => onQuery(target.value)}
      />
    </form>
  );
}
