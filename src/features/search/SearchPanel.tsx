import {useId, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isModified} from '../../components/ui/clicks';
import Icon from '../../components/ui/Icon';
import {QUERY_LIMIT} from '../url-state/queryLimit';
import FacetSelects from './FacetSelects';
import {chosenIn, serialiseSearch, type SearchFacets} from './facets';
import {groupResults} from './groups';
import {SEARCH_FIELD_ID, SEARCH_PATH} from './paths';
import {useRecentSearches} from './recent';
import Results from './Results';
import styles from './SearchPanel.module.css';
import SearchNotes from './SearchNotes';
import type {SearchTerms} from './types';
import {useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';

interface SearchPanelProps {
  terms: SearchTerms;
  /** Results that are shown at most. */
  limit: number;
  /** Whether the texts are searched, too: on the page of all results, not over another page. */
  texts: boolean;
  /** Shown beside the field. */
  action?: ReactNode;
}

/**
 * Field, facets and results, after the ARIA Authoring Practices' combobox with a list of suggestions: the focus stays
 * in the field, the arrow keys move through the options, which are links, and Enter opens the chosen one.
 */
export default function SearchPanel({terms, limit, texts, action}: SearchPanelProps): ReactNode {
  const {query, facets, setQuery, setFacets} = terms;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const search = useSearch(query, facets, limit, texts);
  const {recent, remember, forget} = useRecentSearches();
  const page = useBaseUrl(SEARCH_PATH);

  const {outcome, busy} = search;
  const groups = groupResults(outcome?.results ?? [], outcome?.nearest);
  const paths = groups.flatMap(({results}) => results.map(({path}) => path));
  const open = paths.length > 0;
  const narrowed = chosenIn(facets).length > 0;
  const hasRecipes = Object.values(outcome?.counts ?? {}).some((counts) =>
    Object.values(counts).some((found) => found > 0),
  );
  const everything = page + serialiseSearch(query, facets);
  const optionId = (index: number) => `${id}-option-${index}`;
  const {active, reset, onKeyDown} = useActiveOption(list, paths, () => remember(query));

  const showEverything = () => {
    remember(query);
    if (query.trim() !== '' && history.createHref(history.location) !== everything) {
      history.push(everything);
    }
  };
  const change = (next: string) => {
    reset();
    setQuery(next);
  };
  const narrow = (next: SearchFacets) => {
    reset();
    setFacets(next);
  };
  // The button that was pressed goes away, or may: the field takes its place as the focus.
  const thenFocus =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      input.current?.focus();
    };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {/* Enter without a chosen option leads to the page of all results; so does the form without script. */}
        <form
          role="search"
          action={page}
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            showEverything();
          }}
        >
          <Icon name="search" />
          <input
            ref={input}
            id={texts ? SEARCH_FIELD_ID : undefined}
            type="search"
            name="q"
            role="combobox"
            aria-label="Search the site"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
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
      {(narrowed || hasRecipes) && (
        <FacetSelects facets={facets} counts={outcome?.counts} onChange={narrow} />
      )}
      <div className={styles.scroll}>
        <SearchNotes
          terms={terms}
          search={search}
          recent={recent}
          onQuery={thenFocus(change)}
          onForget={thenFocus(forget)}
          onClearFacets={thenFocus(() => narrow({}))}
          onRetry={thenFocus(search.retry)}
        />
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results" aria-busy={busy}>
          <Results groups={groups} active={active} optionId={optionId} onChoose={() => remember(query)} />
        </div>
        {outcome?.complete === true && !texts && (
          // A plain link, as in `Results`.
          <a
            href={everything}
            className={styles.all}
            onClick={(event) => {
              if (!isModified(event)) {
                event.preventDefault();
                showEverything();
              }
            }}
          >
            {outcome.total > paths.length ? `See all ${outcome.total} results` : 'Search the full texts, too'}{' '}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </div>
  );
}
