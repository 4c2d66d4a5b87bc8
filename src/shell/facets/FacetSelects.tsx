import {memo, type ReactNode} from 'react';
import {chosenIn, type Choices, type FacetCounts, type NamedFacet} from './facet';

/** The value of the option that filters nothing; it is in no address. */
const ALL = 'all';

interface FacetSelectsProps {
  facets: readonly NamedFacet<never>[];
  choices: Choices;
  /** Shown in the options; a value that would leave nothing cannot be chosen. */
  counts?: FacetCounts | undefined;
  onChange: (name: string, value: string | null) => void;
  /** Of a label and its select. */
  className?: string | undefined;
  /** The labels are for screen readers alone. */
  plain?: boolean;
}

/** A select for each facet of a list, one value at most of each. */
function FacetSelects({
  facets,
  choices,
  counts,
  onChange,
  className,
  plain = false,
}: FacetSelectsProps): ReactNode {
  return facets.map(({name, label, all, values, show = String}) => {
    const [chosen = ALL] = chosenIn(choices[name]);
    return (
      <label key={name} className={className}>
        <span className={plain ? 'srOnly' : undefined}>{label}</span>
        <select
          value={chosen}
          data-set={chosen !== ALL || undefined}
          onChange={({target: {value}}) => onChange(name, value === ALL ? null : value)}
        >
          <option value={ALL}>{all}</option>
          {values.map((value) => {
            const count = counts?.[name]?.[value];
            return (
              <option key={value} value={value} disabled={count === 0 && value !== chosen}>
                {count === undefined ? show(value) : `${show(value)} (${count})`}
              </option>
            );
          })}
        </select>
      </label>
    );
  });
}

/** Letters that are typed change a list's filters, too, but none of these. */
export default memo(
  FacetSelects,
  (before, after) =>
    after.onChange === before.onChange &&
    after.counts === before.counts &&
    after.facets.every(({name}) => after.choices[name] === before.choices[name]),
);
