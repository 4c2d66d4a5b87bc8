import type {ReactNode} from 'react';
import {ALL} from '../url-state/facet';
import {FACET_LIST, type FacetCounts, type SearchFacets} from './facets';
import styles from './SearchPanel.module.css';

interface FacetSelectsProps {
  facets: SearchFacets;
  counts: FacetCounts | undefined;
  onChange: (facets: SearchFacets) => void;
}

/**
 * Narrows the search to recipes, by one select for each facet. Each value says how many results it would leave, and
 * cannot be chosen where that is none.
 */
export default function FacetSelects({facets, counts, onChange}: FacetSelectsProps): ReactNode {
  return (
    <fieldset className={styles.facets}>
      <legend className="srOnly">Only recipes for</legend>
      {FACET_LIST.map(({name, label, all, values}) => (
        <select
          key={name}
          aria-label={label}
          value={facets[name] ?? ALL}
          data-set={facets[name] !== undefined || undefined}
          onChange={({target: {value}}) => onChange({...facets, [name]: value === ALL ? undefined : value})}
        >
          <option value={ALL}>{all}</option>
          {values.map((value) => (
            <option
              key={value}
              value={value}
              disabled={counts?.[name][value] === 0 && value !== facets[name]}
            >
              {counts === undefined ? value : `${value} (${counts[name][value] ?? 0})`}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
}
