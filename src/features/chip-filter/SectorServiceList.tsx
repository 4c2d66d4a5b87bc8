import {useMemo, useRef, type ReactNode} from 'react';
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

/** The values that leave something, and those that are chosen already. */
const offered = <T extends string>(
  values: readonly T[],
  selected: readonly T[],
  counts: ReadonlyMap<T, number>,
): T[] => values.filter((value) => selected.includes(value) || (counts.get(value) ?? 0) > 0);

/** A list under two groups of chips: any within a group, both groups together (specification 2 section 4). */
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
  // Each group counts, and offers, what the other leaves.
  const sectorCounts = countBy(bySectorAndService(items, [], service.selected), sectors, (item) => [
    item.sector,
  ]);
  const serviceCounts = countBy(
    bySectorAndService(items, sector.selected, []),
    services,
    (item) => item.services,
  );
  const filtered = sector.selected.length + service.selected.length > 0;
  // The button that was pressed goes away: the count takes its place as the focus.
  const clear = () => {
    clearAll();
    status.current?.focus();
  };
  return (
    <>
      <div className={styles.filters}>
        <p aria-hidden="true">Sector</p>
        <ChipGroup
          label="Sector"
          values={offered(sectors, sector.selected, sectorCounts)}
          selected={sector.selected}
          onToggle={sector.toggle}
          counts={sectorCounts}
          labelOf={sectorLabel}
        />
        <p aria-hidden="true">Service</p>
        <ChipGroup
          label="Service"
          values={offered(services, service.selected, serviceCounts)}
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
