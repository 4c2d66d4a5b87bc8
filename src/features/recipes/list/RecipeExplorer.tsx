import {useMemo, useRef, type ReactNode} from 'react';
import {Width} from '../../../components/layout/Section';
import type {RecipeCardData} from '../../../data/recipes/types';
import {useSavedRecipes} from '../saved';
import ActiveFilters from './ActiveFilters';
import EmptyList from './EmptyList';
import FilterBar from './FilterBar';
import ImpactEffortMap from './ImpactEffortMap';
import Pagination from './Pagination';
import RecipeCard from './RecipeCard';
import styles from './RecipeExplorer.module.css';
import {filterRecipes, paginate, searchRecipes} from './select';
import SortAndSaved from './SortAndSaved';
import {sortRecipes} from './sort';
import {useFilters} from './useFilters';

/** Search, filters, map and the page of cards they leave; all of its state but "saved" stands in the address. */
export default function RecipeExplorer({recipes}: {recipes: readonly RecipeCardData[]}): ReactNode {
  const {filters, change, changeSearch, clear} = useFilters();
  const {saved, toggle} = useSavedRecipes();
  const section = useRef<HTMLElement>(null);
  const results = useRef<HTMLHeadingElement>(null);

  const sorted = useMemo(() => sortRecipes(recipes, filters.sort), [recipes, filters.sort]);
  const found = useMemo(() => searchRecipes(sorted, filters, saved), [sorted, filters, saved]);
  const matching = useMemo(() => filterRecipes(found, filters), [found, filters]);
  const {items, page, pages} = paginate(matching, filters.page);

  const goTo = (next: number) => {
    change({page: next});
    results.current?.focus({preventScroll: true});
    if (next > 1) {
      // The page's own `scroll-behavior` makes this smooth, or not where the visitor asked for less motion.
      section.current?.scrollIntoView();
    }
  };
  return (
    <Width>
      <section ref={section} className={styles.explorer} aria-labelledby="recipes">
        <FilterBar found={found} filters={filters} onChange={change} onSearch={changeSearch} />
        <aside className={styles.aside}>
          <ImpactEffortMap found={found} filters={filters} onChange={change} />
        </aside>
        <div className={styles.results}>
          <h2 ref={results} id="recipes" tabIndex={-1} className="srOnly">
            Recipes
          </h2>
          <div className={styles.bar}>
            <p role="status" className={styles.counter}>
              {`Showing ${items.length} of ${matching.length} filtered recipes (${recipes.length} total)`}
            </p>
            <SortAndSaved filters={filters} savedCount={saved.size} onChange={change} />
          </div>
          <ActiveFilters filters={filters} onChange={change} onSearch={changeSearch} onClear={clear} />
          {items.length === 0 ? (
            <EmptyList
              search={filters.search}
              onlySaved={filters.saved && saved.size === 0}
              onClear={clear}
            />
          ) : (
            <ul className={styles.cards}>
              {items.map((recipe) => (
                <li key={recipe.id}>
                  <RecipeCard recipe={recipe} saved={saved.has(recipe.id)} onSave={() => toggle(recipe.id)} />
                </li>
              ))}
            </ul>
          )}
          {pages > 1 && <Pagination page={page} pages={pages} onPage={goTo} />}
        </div>
      </section>
    </Width>
  );
}
