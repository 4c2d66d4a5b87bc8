import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {useReducedMotion} from '../../../components/motion/useReducedMotion';
import {Width} from '../../../components/layout/Section';
import {ChipLink, ToggleChip} from '../../../components/ui/Chip';
import field from '../../../components/ui/Field.module.css';
import Icon from '../../../components/ui/Icon';
import {useSteady} from '../../../lib/react/useSteady';
import {pick} from '../../../lib/record';
import FacetSelects from '../../../shell/facets/FacetSelects';
import {useOwnPlan} from '../plan/store';
import {useRememberedQuery} from '../listAddress';
import Drawer from '../drawer/Drawer';
import ActiveFilters from './ActiveFilters';
import CardList from './CardList';
import {FACET_NAMES, FACETS} from './facets';
import FilterBar from './FilterBar';
import FilterSheet from './FilterSheet';
import {serialiseFilters, type Filters} from './filters';
import Pagination from './Pagination';
import styles from './RecipeExplorer.module.css';
import {EmptyList, LibraryNote, LoadingFailed, NoScriptNote} from './notes';
import {PAGE_SIZE} from './results';
import SortSelect from './SortSelect';
import {useFilters} from './useFilters';
import type {Library} from './library';
import {useResults} from './useResults';

const FIRST = FACETS.filter(({further}) => !further);
const FURTHER = FACETS.filter(({further}) => further);

/** Search, filters and the page of cards they leave; all of its state is in the address. */
export default function RecipeExplorer(library: Library) {
  const {filters, change, changeSearch, choose, clear} = useFilters();
  const {plan, path} = useOwnPlan();
  useRememberedQuery(serialiseFilters(filters));
  const reducedMotion = useReducedMotion();
  const results = useRef<HTMLHeadingElement>(null);

  // The field shows a letter at once; everything that follows from it may take a moment more.
  const applied = useSteady(useDeferredValue(filters));
  const {matching, cards, page, pages, failed, retry} = useResults(library, applied, plan.recipes);
  const matches = matching.length;
  const inDrawer = useMemo(() => [...library.index].sort((a, b) => a.number - b.number), [library.index]);
  const total = library.index.length;
  // The cards in view stay until the next ones have come, so that nothing below them moves twice.
  const [latest, keep] = useState(cards);
  if (cards !== undefined && cards !== latest) {
    keep(cards);
  }
  const shown = useSteady(latest);

  /** After controls that go away or change everything below them, the beginning of the list takes the focus. */
  const focusResults = useCallback(() => results.current?.focus({preventScroll: true}), []);
  const showResults = useCallback(() => results.current?.scrollIntoView({behavior: 'instant'}), []);
  const togglePlanned = () => {
    change({planned: !filters.planned});
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
  /** The card that was pressed goes away: only what is in the plan is shown. */
  const leaveCard = useCallback(
    () => results.current?.focus({preventScroll: document.activeElement?.matches(':focus-visible') !== true}),
    [],
  );
  const selects = (facets: typeof FACETS) => (
    <FacetSelects
      facets={facets}
      choices={pick(filters, FACET_NAMES)}
      onChange={choose}
      className={clsx('stack gap4 fine strong shrinks', field.field)}
    />
  );
  return (
    <Width>
      <section aria-labelledby="recipes">
        <Drawer cards={inDrawer} isLit={({id}) => matching.some((recipe) => recipe.id === id)} isClose />
        <FilterBar
          search={filters.search}
          onSearch={changeSearch}
          more={selects(FURTHER)}
          opened={FURTHER.some(({name}) => filters[name] !== null)}
        >
          {selects(FIRST)}
        </FilterBar>
        <div className={styles.results}>
          <h2 ref={results} id="recipes" tabIndex={-1} className={styles.heading}>
            Recipes
          </h2>
          <NoScriptNote />
          <div className={clsx('needsScript cluster middle between', styles.bar)}>
            <p role="status" className="note figures">
              {`Showing ${Math.min(PAGE_SIZE, matches - (page - 1) * PAGE_SIZE)} of ${matches} filtered recipes (${total} total)`}
            </p>
            <div className={clsx('screenOnly cluster middle gap12', styles.controls)}>
              <FilterSheet
                filters={filters}
                matches={matches}
                onChange={change}
                onClear={clear}
                onShow={showResults}
              >
                {selects(FACETS)}
              </FilterSheet>
              <ToggleChip pressed={filters.planned} onToggle={togglePlanned}>
                <Icon name="check" size={0.95} />
                {`In my plan (${plan.recipes.length})`}
              </ToggleChip>
              <ChipLink to={path}>
                <Icon name="calendar" size={0.95} /> Plan
              </ChipLink>
              <span className={styles.sort}>
                <SortSelect sort={filters.sort} onChange={change} />
              </span>
            </div>
          </div>
          <ActiveFilters filters={filters} onRemove={remove} onClear={clearAll} />
          {failed && <LoadingFailed onRetry={retry} />}
          {matches === 0 && (
            <EmptyList
              search={applied.search}
              nothingPlanned={applied.planned && plan.recipes.length === 0}
              onClear={clearAll}
            />
          )}
          {matches > 0 && !failed && (
            <div aria-busy={cards === undefined}>
              <CardList recipes={shown ?? []} onPlan={applied.planned ? leaveCard : undefined} />
            </div>
          )}
          {pages > 1 && <Pagination page={page} pages={pages} onPage={goTo} />}
          <LibraryNote />
        </div>
      </section>
    </Width>
  );
}
