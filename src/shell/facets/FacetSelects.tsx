import {chosenIn, type Choices, type FacetCounts, type NamedFacet} from './facet';

/** Filters nothing, and is never in an address. */
const ALL = 'all';

interface FacetSelectsProps {
  facets: readonly NamedFacet<never>[];
  choices: Choices;
  /** Shown in the options; values that would leave nothing are disabled. */
  counts?: FacetCounts | undefined;
  onChange: (name: string, value: string | null) => void;
  className?: string | undefined;
  /** Labels for screen readers only. */
  plain?: boolean;
}

export default function FacetSelects({
  facets,
  choices,
  counts,
  onChange,
  className,
  plain = false,
}: FacetSelectsProps) {
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
