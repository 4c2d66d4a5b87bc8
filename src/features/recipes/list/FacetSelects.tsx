import {memo, type ReactNode} from 'react';
import field from '../../../components/ui/Field.module.css';
import {ALL} from '../../url-state/facet';
import {FACET_LIST, showValue} from './facets';
import type {Filters} from './filters';

interface FacetSelectsProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** One select for each facet. How many recipes a choice leaves is in the counter, not in the option's name. */
function FacetSelects({filters, onChange}: FacetSelectsProps): ReactNode {
  return FACET_LIST.map((facet) => (
    <label key={facet.name} className={field.field}>
      <span>{facet.label}</span>
      <select
        value={filters[facet.name] ?? ALL}
        onChange={({target: {value}}) => onChange({[facet.name]: value === ALL ? null : value})}
      >
        <option value={ALL}>{facet.all}</option>
        {facet.values.map((value) => (
          <option key={value} value={value}>
            {showValue(facet, value)}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** Letters that are typed change the filters, too, but none of these. */
export default memo(
  FacetSelects,
  (before, {filters, onChange}) =>
    onChange === before.onChange && FACET_LIST.every(({name}) => filters[name] === before.filters[name]),
);
