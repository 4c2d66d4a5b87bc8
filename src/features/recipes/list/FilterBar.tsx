import clsx from 'clsx';
import field from '../../../components/ui/Field.module.css';
import Icon from '../../../components/ui/Icon';
import {pick} from '../../../lib/record';
import FacetSelects from '../../../shell/facets/FacetSelects';
import {QUERY_LIMIT} from '../../../config/paths';
import styles from './FilterBar.module.css';
import {FACET_NAMES, FACETS} from './facets';
import type {Filters} from './filters';

interface FilterBarProps {
  filters: Filters;
  onChoose: (facet: string, value: string | null) => void;
  onSearch: (search: string) => void;
}

/** The search field and a select for each facet; on narrow screens the selects are in the sheet (see FilterSheet). */
export default function FilterBar({filters, onChoose, onSearch}: FilterBarProps) {
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
        <FacetSelects
          facets={FACETS}
          choices={pick(filters, FACET_NAMES)}
          onChange={onChoose}
          className={field.field}
        />
      </div>
    </search>
  );
}
