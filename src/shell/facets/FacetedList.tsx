import {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../components/ui/Button';
import EmptyState from '../../components/ui/EmptyState';
import {counted} from '../../lib/counted';
import {listed} from '../../lib/inSentence';
import {countBy, filterBy, type NamedFacet} from './facet';
import FacetChips from './FacetChips';
import styles from './FacetedList.module.css';
import {useChoices} from './useChoices';

interface FacetedListProps<Item, Name extends string> {
  items: readonly Item[];
  /** Must be stable. */
  facets: readonly NamedFacet<Item, Name>[];
  /** Plural, as in "Showing 3 of 5 clients". */
  noun: string;
  emptyText: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** Chips per facet above a list: values of one facet widen the result, facets narrow it. */
export default function FacetedList<Item, Name extends string>({
  items,
  facets,
  noun,
  emptyText,
  children,
}: FacetedListProps<Item, Name>) {
  const {choices, active, toggle, clear: clearAll} = useChoices(facets);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(() => filterBy(facets, choices, items), [choices, facets, items]);
  const counts = useMemo(() => countBy(facets, choices, items), [choices, facets, items]);
  // Only values that some item has; fixed, so that no chip moves under the pointer.
  const offered = useMemo(
    () =>
      facets.map((facet) => ({
        ...facet,
        values: facet.values.filter((value) => items.some((item) => facet.valuesOf(item).includes(value))),
      })),
    [facets, items],
  );
  // The pressed button disappears, so the count takes its focus.
  const clear = () => {
    clearAll();
    status.current?.focus();
  };
  return (
    <>
      <div className={clsx('cluster ruled middle between', styles.bar)}>
        <p role="status" ref={status} tabIndex={-1} className="note figures">
          {`Showing ${shown.length} of ${items.length} ${noun}`}
        </p>
        {active > 0 && (
          <Button small onClick={clear}>
            Clear All Filters
          </Button>
        )}
        <details
          className={clsx('needsScript', styles.fold)}
          // Choices of an address are in view; what the visitor opened stays open.
          ref={(details) => {
            if (details !== null && active > 0) {
              details.open = true;
            }
          }}
        >
          <summary className="note strong">
            {`Filter by ${listed(offered.map(({label, values}) => counted(values.length, label.toLowerCase())))}`}
          </summary>
          <div className={clsx('above12', styles.filters)}>
            {offered.map((facet) => [
              <p className="strong note" key={`${facet.name}-label`} aria-hidden="true">
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
        </details>
      </div>
      {shown.length === 0 ? (
        <EmptyState message={emptyText}>
          <Button onClick={clear}>Clear Filters</Button>
        </EmptyState>
      ) : (
        children(shown)
      )}
    </>
  );
}
