import type {ReactNode} from 'react';
import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import styles from './SearchPanel.module.css';
import type {FacetCounts, SearchFacets} from './types';

interface FacetSelectProps<T extends string> {
  label: string;
  all: string;
  values: readonly T[];
  value: T | undefined;
  counts: Readonly<Record<T, number>> | undefined;
  onChange: (value: T | undefined) => void;
}

/** One facet: each value says how many results it would leave, and cannot be chosen where that is none. */
function FacetSelect<T extends string>({
  label,
  all,
  values,
  value,
  counts,
  onChange,
}: FacetSelectProps<T>): ReactNode {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      data-set={value !== undefined || undefined}
      onChange={({target}) => onChange(values.find((item) => item === target.value))}
    >
      <option value="">{all}</option>
      {values.map((item) => (
        <option key={item} value={item} disabled={counts?.[item] === 0 && item !== value}>
          {counts === undefined ? item : `${item} (${counts[item]})`}
        </option>
      ))}
    </select>
  );
}

interface FacetSelectsProps {
  facets: SearchFacets;
  counts: FacetCounts | undefined;
  onChange: (facets: SearchFacets) => void;
}

/** Narrows the search to the recipes of a channel or a buying-cycle stage. */
export default function FacetSelects({facets, counts, onChange}: FacetSelectsProps): ReactNode {
  return (
    <fieldset className={styles.facets}>
      <legend className="srOnly">Only recipes for</legend>
      <FacetSelect
        label="Channel"
        all="All channels"
        values={CHANNELS}
        value={facets.channel}
        counts={counts?.channel}
        onChange={(channel) => onChange({...facets, channel})}
      />
      <FacetSelect
        label="Stage"
        all="All stages"
        values={STAGES}
        value={facets.stage}
        counts={counts?.stage}
        onChange={(stage) => onChange({...facets, stage})}
      />
    </fieldset>
  );
}
