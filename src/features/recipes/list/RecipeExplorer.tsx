import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useReducedMotion} from '../../../components/motion/useReducedMotion';
import {Width} from '../../../components/layout/Section';
import {useAfterPaint} from '../../../lib/react/useAfterPaint';
import PlanLink from '../PlanLink';
import {useSavedRecipes} from '../saved';
import {useRememberedQuery} from '../listAddress';
import ActiveFilters from './ActiveFilters';
import CardList from './CardList';
import EmptyList from './EmptyList';
import FilterBar from './FilterBar';
import FilterSheet from './FilterSheet';
import {isOwnSelection, NO_FILTERS, serialiseFilters, type Filters} from './filters';
import ImpactEffortMap from './ImpactEffortMap';
import Pagination from './Pagination';
import styles from './RecipeExplorer.module.css';
import SavedToggle from './SavedToggle';
import {LevelsNote, LoadingFailed, NoScriptNote} from './notes';
import {PAGE_SIZE} from './select';
import SelectionBar from './SelectionBar';
import SortSelect from './SortSelect';
import {useFilters} from './useFilters';
import type {Library} from './library';
import {useResults} from './useResults';

/** Search, filters, map and the page of cards they leave; all of its state is in the address. */
export default function RecipeExplorer(library: Library): ReactNode {
  const {filters, change, amend, changeSearch, clear} = useFilters();
  const {saved, toggle, add} = useSavedRecipes();
  useRememberedQuery(serialiseFilters(filters));
  const reducedMotion = useReducedMotion();
  const results = useRef<HTMLHeadingElement>(null);
  const own = isOwnSelection(filters.selection, saved);

  // The field shows a letter at once; everything that follows from it may take a moment more.
  const applied = useAfterPaint(filters);
  const {matches, cards, page, pages, selected, squares, corrected, failed, retry} = useResults(
    library,
    applied,
  );
  const total = library.index.length;
  // The cards in view stay until the next ones have come, so that nothing below them moves twice.
  const [shown, show] = useState(cards);
  if (cards !== undefined && cards !== shown) {
    show(cards);
  }

  /** For controls that go away, or change everything below them: the list's beginning takes the focus. */
  const focusResults = useCallback(() => results.current?.focus({preventScroll: true}), []);
  /** At once: the list may become shorter on the way. */
  const showResults = useCallback(() => results.current?.scrollIntoView({behavior: 'instant'}), []);
  const toggleSaved = () => {
    change({selection: own ? null : [...saved]});
    // The switch stays in view on a phone; what it shows begins further up.
    if ((results.current?.getBoundingClientRect().bottom ?? 0) < 0) {
      showResults();
    }
  };
  const clearAll = () => {
    clear();
    focusResults();
  };
  const remove = (removal: Partial<Filters>) => {
    change(removal);
    focusResults();
  };
  const turnedTo = useRef(0);
  const goTo = (next: number) => {
    turnedTo.current = next;
    change({page: next});
    focusResults();
  };
  // Only once the other cards are in place: if the list grew or shrank during the scroll, it would end elsewhere.
  useEffect(() => {
    if (page === turnedTo.current) {
      results.current?.scrollIntoView({behavior: reducedMotion ? 'instant' : 'smooth'});
    }
    turnedTo.current = 0;
  }, [page, reducedMotion]);
  const save = useCallback(
    (id: string) => {
      const byKey = document.activeElement?.matches(':focus-visible') === true;
      const selection = toggle(id);
      if (own) {
        amend({selection});
        focusResults();
        if (byKey) {
          showResults();
        }
      }
    },
    [amend, focusResults, own, showResults, toggle],
  );
  const map = <ImpactEffortMap squares={squares} filters={applied} onChange={change} />;
  return (
    <Width>
      <section className={styles.explorer} aria-labelledby="recipes">
        <FilterBar filters={filters} onChange={change} onSearch={changeSearch} />
        <div className={styles.results}>
          <h2 ref={results} id="recipes" tabIndex={-1} className={styles.heading}>
            Recipes
          </h2>
          <NoScriptNote total={total} />
          <div className={clsx('needsScript', styles.bar)}>
            <p role="status" className={styles.counter}>
              {`Showing ${Math.min(PAGE_SIZE, matches - (page - 1) * PAGE_SIZE)} of ${matches} filtered recipes (${total} total)${corrected === undefined ? '' : `, for “${corrected}”`}`}
            </p>
            <div className={clsx('screenOnly', styles.controls)}>
              <FilterSheet
                filters={filters}
                matches={matches}
                onChange={change}
                onClear={clear}
                onShow={showResults}
              >
                {map}
              </FilterSheet>
              <SavedToggle pressed={own} count={saved.size} onToggle={toggleSaved} />
              <PlanLink />
              <span className={styles.sort}>
                <SortSelect sort={filters.sort} onChange={change} />
              </span>
            </div>
          </div>
          <ActiveFilters filters={filters} onRemove={remove} onClear={clearAll} />
          {applied.selection !== null && selected.length > 0 && (
            <SelectionBar
              recipes={selected}
              compared={cards ?? []}
              missing={applied.selection.length - selected.length}
              own={own}
              onSaveAll={() => {
                add(selected.map(({id}) => id));
                focusResults();
              }}
            />
          )}
          <aside className={clsx('screenOnly', 'needsScript', styles.aside)}>{map}</aside>
          {failed && <LoadingFailed onRetry={retry} />}
          {matches === 0 && (
            <EmptyList
              search={applied.search}
              onlySaved={own && saved.size === 0}
              hidden={applied.selection === null ? 0 : selected.length}
              onShowHidden={() => remove({...NO_FILTERS, selection: filters.selection, sort: filters.sort})}
              onClear={clearAll}
            />
          )}
          {matches > 0 && !failed && (
            <div aria-busy={cards === undefined}>
              <CardList recipes={shown ?? []} saved={saved} onSave={save} />
            </div>
          )}
          {pages > 1 && <Pagination page={page} pages={pages} onPage={goTo} />}
          <LevelsNote />
        </div>
      </section>
    </Width>
  );
}
