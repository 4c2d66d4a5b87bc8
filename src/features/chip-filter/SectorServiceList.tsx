import {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../components/ui/Button';
import EmptyState from '../../components/ui/EmptyState';
import ChipGroup from './ChipGroup';
import {bySectorAndService, countBy, type Classified} from './chips';
import styles from './SectorServiceList.module.css';
import {useChipFilter, useClearFilters} from './useChipFilter';

const KEYS = ['sector', 'service'] as const;

interface SectorServiceListProps<Item extends Classified> {
  items: readonly Item[];
  /** Everything that can be chosen; both lists must be stable. */
  sectors: readonly Item['sector'][];
  services: readonly Item['services'][number][];
  /** What the items are called in the count, in the plural: "clients". */
  noun: string;
  /** Shown where no item is left. */
  emptyText: string;
  sectorLabel?: (sector: Item['sector']) => string;
  children: (shown: readonly Item[], filtered: boolean) => ReactNode;
}

/** The values that some item has. No choice takes a chip away: those beside it would move under the pointer. */
const offered = <T extends string, Item>(
  items: readonly Item[],
  values: readonly T[],
  valuesOf: (item: Item) => readonly T[],
): T[] => values.filter((value) => items.some((item) => valuesOf(item).includes(value)));

const sectorsOf = <Item extends Classified>({sector}: Item): readonly Item['sector'][] => [sector];
const servicesOf = <Item extends Classified>({services}: Item): readonly Item['services'][number][] =>
  services;

/** A list under two groups of chips: any within a group, both groups together. */
export default function SectorServiceList<Item extends Classified>({
  items,
  sectors,
  services,
  noun,
  emptyText,
  sectorLabel,
  children,
}: SectorServiceListProps<Item>): ReactNode {
  const sector = useChipFilter<Item['sector']>(KEYS[0], sectors);
  const service = useChipFilter<Item['services'][number]>(KEYS[1], services);
  const clearAll = useClearFilters(KEYS);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(
    () => bySectorAndService(items, sector.selected, service.selected),
    [items, sector.selected, service.selected],
  );
  // Each group counts what the other leaves.
  const sectorCounts = countBy(bySectorAndService(items, [], service.selected), sectors, sectorsOf);
  const serviceCounts = countBy(bySectorAndService(items, sector.selected, []), services, servicesOf);
  const filtered = sector.selected.length + service.selected.length > 0;
  // The button that was pressed goes away: the count takes its place as the focus.
  const clear = () => {
    clearAll();
    status.current?.focus();
  };
  return (
    <>
      <div className={clsx('needsScript', styles.filters)}>
        <p aria-hidden="true">Sector</p>
        <ChipGroup
          label="Sector"
          values={offered(items, sectors, sectorsOf)}
          selected={sector.selected}
          onToggle={sector.toggle}
          counts={sectorCounts}
          labelOf={sectorLabel}
        />
        <p aria-hidden="true">Service</p>
        <ChipGroup
          label="Service"
          values={offered(items, services, servicesOf)}
          selected={service.selected}
          onToggle={service.toggle}
          counts={serviceCounts}
        />
      </div>
      <div className={styles.bar}>
        <p role="status" ref={status} tabIndex={-1} className={styles.count}>
          {`Showing ${shown.length} of ${items.length} ${noun}`}
        </p>
        {filtered && (
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
        children(shown, filtered)
      )}
    </>
  );
}
