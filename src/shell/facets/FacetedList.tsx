import {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../components/ui/Button';
import EmptyState from '../../components/ui/EmptyState';
import {countBy, filterBy, type NamedFacet} from './facet';
import FacetChips from './FacetChips';
import styles from './FacetedList.module.css';
import {useChoices} from './useChoices';

interface FacetedListProps<Item, Name extends string> {
  items: readonly Item[];
  /** Must be stable. */
  facets: readonly NamedFacet<Item, Name>[];
  /** What the items are called in the count, in the plural: "clients". */
  noun: string;
  /** Shown where no item is left. */
  emptyText: string;
  children: (shown: readonly Item[], filtered: boolean) => ReactNode;
}

/** A list under a group of chips for each facet: any value within a group, all groups together. */
export default function FacetedList<Item, Name extends string>({
  items,
  facets,
  noun,
  emptyText,
  children,
}: FacetedListProps<Item, Name>): ReactNode {
  const {choices, active, toggle, clear: clearAll} = useChoices(facets);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(() => filterBy(facets, choices, items), [choices, facets, items]);
  const counts = useMemo(() => countBy(facets, choices, items), [choices, facets, items]);
  // The values that some item has. No choice takes a chip away: those beside it would move under the pointer.
  const offered = useMemo(
    () =>
      facets.map((facet) => ({
        ...facet,
        values: facet.values.filter((value) => items.some((item) => facet.valuesOf(item).includes(value))),
      })),
    [facets, items],
  );
  // The button that was pressed goes away: the count takes its place as the focus.
  const clear = () => {
    clearAll();
    status.current?.focus();
  };
  return (
    <>
      <div className={clsx('needsScript', styles.filters)}>
        {offered.map((facet) => [
          <p key={`${facet.name}-label`} aria-hidden="true">
            {facet.label}
          </p>,
          <FacetChips
            key={facet.name}
            facet={facet}
            choice={choices[facet.name]}
            onToggle={(value) => toggle(facet.name, value)}
            counts={counts[facet.name]}
          />,
        ])}
      </div>
      <div className={styles.bar}>
        <p role="status" ref={status} tabIndex={-1} className={styles.count}>
          {`Showing ${shown.length} of ${items.length} ${noun}`}
        </p>
        {active > 0 && (
          <Button small onClick={clear}>
            Clear All Filters
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState message={emptyText}>
          <Button onClick={clear}>Clear Filters</Button>
        </EmptyState>
      ) : (
        children(shown, active > 0)
      )}
    </>
  );
}
