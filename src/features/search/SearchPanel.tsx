import {useId, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {isModified} from '../../components/ui/clicks';
import Icon from '../../components/ui/Icon';
import FacetSelects from '../../shell/facets/FacetSelects';
import {FACETS, serialiseSearch, valuesSet, type SearchFacets, type SearchTerms} from './facets';
import {groupResults} from './groups';
import {QUERY_LIMIT, SEARCH_FIELD_ID, SEARCH_PATH} from '../../config/paths';
import {Options, Results} from './Results';
import styles from './SearchPanel.module.css';
import SearchNotes from './SearchNotes';
import {useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';

interface SearchPanelProps {
  terms: SearchTerms;
  limit: number;
  /** True on the search page, which searches the full texts too; false in the dialog. */
  page: boolean;
  action?: ReactNode;
}

/**
 * In the dialog this is an ARIA combobox: the focus stays in the field, arrow keys move through the links, Enter
 * opens one. On its own page the results are plain headings and links.
 */
export default function SearchPanel({terms, limit, page, action}: SearchPanelProps) {
  const {query, facets, setQuery, setFacets} = terms;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const search = useSearch(query, facets, limit, page);
  const path = useBaseUrl(SEARCH_PATH);

  const {outcome, busy} = search;
  const groups = groupResults(outcome?.results ?? []);
  const paths = groups.flatMap(({results}) => results.map(({path}) => path));
  const narrowed = valuesSet(facets).length > 0;
  const hasRecipes = Object.values(outcome?.counts ?? {}).some((counts) =>
    Object.values(counts).some((found) => found > 0),
  );
  const everything = path + serialiseSearch(query, facets);
  const optionId = (index: number) => `${id}-option-${index}`;
  const {active, reset, onKeyDown} = useActiveOption(list, paths);

  const showEverything = () => {
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
  // The pressed button may disappear, so the field takes the focus.
  const thenFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <div className={clsx('stack', styles.panel)}>
      <div className="row gap8">
        {/* Leads to the search page, with or without script. */}
        <form
          role="search"
          action={path}
          className={clsx('row gap12 grow shrinks ring', styles.field)}
          onSubmit={(event) => {
            event.preventDefault();
            showEverything();
          }}
        >
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search the site"
            placeholder="Recipes, articles, people"
            autoComplete="off"
            spellCheck={false}
            maxLength={QUERY_LIMIT}
            value={query}
            onChange={({target}) => change(target.value)}
            {...(page
              ? {id: SEARCH_FIELD_ID}
              : {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': paths.length > 0,
                  'aria-controls': `${id}-list`,
                  'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
                  onKeyDown,
                })}
          />
        </form>
        {action}
      </div>
      {(narrowed || hasRecipes) && (
        <fieldset className={clsx('cluster gap8 above12', styles.facets)}>
          <legend className="srOnly">Only recipes for</legend>
          <FacetSelects
            facets={FACETS}
            choices={facets}
            counts={outcome?.counts}
            onChange={(name, value) => narrow({...facets, [name]: value})}
            plain
          />
        </fieldset>
      )}
      <div className={styles.scroll}>
        <SearchNotes
          terms={terms}
          search={search}
          onClearFacets={thenFocus(() => narrow({}))}
          onRetry={thenFocus(search.retry)}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role={page ? 'region' : 'listbox'}
          aria-label="Search results"
          aria-busy={busy}
          className={styles.results}
        >
          {page ? (
            <Results groups={groups} />
          ) : (
            <Options groups={groups} active={active} optionId={optionId} />
          )}
        </div>
        {outcome?.complete === true && !page && (
          <a
            href={everything}
            className="touch gapText below12 small strong"
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
