import {useEffect, useRef, type ReactNode} from 'react';
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
  const shown = useRef(search);
  // The field keeps its text itself: React would take back what is typed while it takes over the page.
  useEffect(() => {
    if (input.current !== null && shown.current !== search && input.current.value !== search) {
      input.current.value = search;
    }
    shown.current = search;
  }, [search]);
  return (
    <search className={clsx('screenOnly', 'needsScript', styles.bar)}>
      <label className={field.field}>
        <span>Search</span>
        <span className={clsx(field.box, styles.searchBox)}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            placeholder="Search recipes..."
            maxLength={QUERY_LIMIT}
            defaultValue={search}
            onChange={({target}) => onSearch(target.value)}
          />
        </span>
      </label>
      <div className={styles.wide}>
        {children}
        <details className={styles.more} open={opened}>
          <summary className="small strong">More filters</summary>
          <div className={styles.further}>{more}</div>
        </details>
      </div>
    </search>
  );
}
