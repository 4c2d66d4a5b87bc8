import {
  useId,
  useRef,
  useState,
  type SyntheticEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../components/Icon';
import FacetSelects from './FacetSelects';
import {QUERY_LIMIT} from './facets';
import {groupResults} from './groups';
import {SEARCH_PATH} from './paths';
import {useRecentSearches} from './recent';
import Results from './Results';
import styles from './SearchPanel.module.css';
import SearchNotes from './SearchNotes';
import type {SearchFacets} from './types';
import {useSearch} from './useSearch';

interface SearchPanelProps {
  query: string;
  facets: SearchFacets;
  onQuery: (query: string) => void;
  onFacets: (facets: SearchFacets) => void;
  input: RefObject<HTMLInputElement | null>;
  /** Stands beside the field. */
  action?: ReactNode;
}

/**
 * Field, facets and results, after the ARIA Authoring Practices' combobox with a list of suggestions: the focus stays
 * in the field, the arrow keys move through the options, which are links, and Enter opens the chosen one.
 */
export default function SearchPanel({
  query,
  facets,
  onQuery,
  onFacets,
  input,
  action,
}: SearchPanelProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const {outcome, failed} = useSearch(query, facets);
  const {recent, remember, forget} = useRecentSearches();
  const [active, setActive] = useState(-1);
  const page = useBaseUrl(SEARCH_PATH);

  const groups = groupResults(outcome?.results ?? []);
  const count = outcome?.results.length ?? 0;
  const open = count > 0;
  const optionId = (index: number) => `${id}-option-${index}`;
  const optionAt = (index: number) =>
    list.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]')[index];

  const moveTo = (index: number) => {
    setActive(index);
    optionAt(index)?.scrollIntoView({block: 'nearest'});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = optionAt(active);
    if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // From the field itself (-1) the list begins at its first or last option.
      moveTo(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        remember(query);
        window.open(chosen.href, '_blank', 'noopener');
      } else {
        chosen.click();
      }
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    remember(query);
    if (query.trim() === '') {
      event.preventDefault();
    }
  };
  const change = (next: string) => {
    setActive(-1);
    onQuery(next);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {/* Enter without a chosen option leads to the page of all results; so does the form without script. */}
        <form role="search" action={page} className={styles.field} onSubmit={onSubmit}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            aria-label="Search the site"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            placeholder="Recipes, articles, people"
            autoComplete="off"
            spellCheck={false}
            maxLength={QUERY_LIMIT}
            value={query}
            onChange={({target}) => change(target.value)}
            onKeyDown={onKeyDown}
          />
        </form>
        {action}
      </div>
      <FacetSelects
        facets={facets}
        onChange={(next) => {
          setActive(-1);
          onFacets(next);
        }}
      />
      <SearchNotes
        query={query}
        facets={facets}
        outcome={outcome}
        failed={failed}
        recent={recent}
        onQuery={(next) => {
          change(next);
          input.current?.focus();
        }}
        onForget={forget}
        onClearFacets={() => onFacets({})}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results" className={styles.list}>
        <Results groups={groups} active={active} optionId={optionId} onChoose={() => remember(query)} />
      </div>
    </div>
  );
}
