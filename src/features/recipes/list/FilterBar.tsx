import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import field from '../../../components/ui/Field.module.css';
import Icon from '../../../components/ui/Icon';
import {QUERY_LIMIT} from '../../../config/paths';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  search: string;
  onSearch: (search: string) => void;
  /** The selects in view, and those that unfold, which they have once one of them filters. */
  children: ReactNode;
  more: ReactNode;
  opened: boolean;
}

/** The search field and a select for each facet; on narrow screens the selects are in the sheet (see FilterSheet). */
export default function FilterBar({search, onSearch, children, more, opened}: FilterBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const lastSearch = useRef<string>(null);
  /** What was typed and has not come back as the list's search. */
  const typed = useRef(new Set<string>());
  const emitSearch = useCallback(
    (text: string) => {
      typed.current.add(text);
      onSearch(text);
    },
    [onSearch],
  );
  // The field keeps its text itself: React would take back what is typed while it takes over the page, or faster than it.
  useEffect(() => {
    const field = input.current;
    if (field === null || field.value === search) {
      typed.current.clear();
    } else if (lastSearch.current === null && document.activeElement === field) {
      emitSearch(field.value);
    } else if (lastSearch.current !== null && lastSearch.current !== search && !typed.current.has(search)) {
      field.value = search;
    }
    lastSearch.current = search;
  }, [search, emitSearch]);
  return (
    <search className={clsx('screenOnly grid', 'needsScript', styles.bar)}>
      <label className={clsx('stack gap4 fine strong shrinks', field.field)}>
        <span>Search</span>
        <span className={clsx('row gap8 ring', field.box, styles.searchBox)}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            placeholder="Search recipes..."
            maxLength={QUERY_LIMIT}
            defaultValue={search}
            onChange={({target}) => emitSearch(target.value)}
          />
        </span>
      </label>
      <div className={styles.wide}>
        {children}
        <details className={styles.more} open={opened}>
          <summary className="small strong">More filters</summary>
          <div className={clsx('four', styles.further)}>{more}</div>
        </details>
      </div>
    </search>
  );
}
