import type {ReactNode} from 'react';
import Icon from '../../../components/ui/Icon';
import styles from './FilterBar.module.css';
import {FACETS, type Facet, type Filters} from './filters';
import {facetCounts, type Filterable} from './select';

/** A select must not have an empty value (specification 1 section 5), so "all" has a word of its own. */
const ALL = 'all';

const SELECTS: {facet: Facet; label: string; all: string; option: (value: string) => string}[] = [
  {facet: 'channel', label: 'Channel', all: 'All Channels', option: (value) => value},
  {facet: 'effort', label: 'Effort', all: 'All Effort Levels', option: (value) => `${value} Effort`},
  {facet: 'impact', label: 'Impact', all: 'All Impact Levels', option: (value) => `${value} Impact`},
  {facet: 'stage', label: 'Buying cycle', all: 'All Stages', option: (value) => value},
];

interface FilterBarProps {
  /** What text and "saved" leave. */
  found: readonly Filterable[];
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  onSearch: (search: string) => void;
}

/** Search and the four selects; every option says how many recipes it would show. */
export default function FilterBar({found, filters, onChange, onSearch}: FilterBarProps): ReactNode {
  return (
    <search className={styles.bar}>
      <label className={styles.field}>
        <span>Search</span>
        <span className={styles.searchBox}>
          <Icon name="search" />
          <input
            type="search"
            placeholder="Search recipes..."
            maxLength={100}
            value={filters.search}
            onChange={({target}) => onSearch(target.value)}
          />
        </span>
      </label>
      {SELECTS.map(({facet, label, all, option}) => {
        const counts = facetCounts(found, facet, filters);
        return (
          <label key={facet} className={styles.field}>
            <span>{label}</span>
            <select
              value={filters[facet] ?? ALL}
              onChange={({target}) =>
                onChange({[facet]: FACETS[facet].find((value) => value === target.value) ?? null})
              }
            >
              <option value={ALL}>{all}</option>
              {FACETS[facet].map((value) => (
                <option key={value} value={value}>
                  {`${option(value)} (${counts.get(value) ?? 0})`}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </search>
  );
}
