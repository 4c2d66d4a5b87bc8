import type {ReactNode} from 'react';
import clsx from 'clsx';
import field from '../../../components/ui/Field.module.css';
import Icon from '../../../components/ui/Icon';
import {QUERY_LIMIT} from '../../url-state/queryLimit';
import FacetSelects from './FacetSelects';
import styles from './FilterBar.module.css';
import type {Filters} from './filters';

interface FilterBarProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  onSearch: (search: string) => void;
}

/** The search field and a select for each facet; on narrow screens the selects are in the sheet (see FilterSheet). */
export default function FilterBar({filters, onChange, onSearch}: FilterBarProps): ReactNode {
  return (
    <search className={clsx('screenOnly', 'needsScript', styles.bar)}>
      <label className={field.field}>
        <span>Search</span>
        <span className={clsx(field.box, styles.searchBox)}>
          <Icon name="search" />
          <input
            type="search"
            placeholder="Search recipes..."
            maxLength={QUERY_LIMIT}
            value={filters.search}
            onChange={({target}) => onSearch(target.value)}
          />
        </span>
      </label>
      <div className={styles.wide}>
        <FacetSelects filters={filters} onChange={onChange} />
      </div>
    </search>
  );
}
