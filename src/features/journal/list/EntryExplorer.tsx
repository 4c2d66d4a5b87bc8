import {useMemo, useRef, type ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {RemovableChip, ToggleChip} from '../../../components/ui/Chip';
import {Width} from '../../../components/layout/Section';
import {counted} from '../../../data/counted';
import {TOPICS} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import ChipGroup from '../../chip-filter/ChipGroup';
import {countBy} from '../../chip-filter/chips';
import EmptyJournal from './EmptyJournal';
import styles from './EntryExplorer.module.css';
import EntryList from './EntryList';
import {useTopicFilter} from './useTopicFilter';

/** Topic chips and the entries they leave; the choice is part of the address. */
export default function EntryExplorer({entries}: {entries: readonly EntrySummary[]}): ReactNode {
  const {selected, shown, toggle, clear} = useTopicFilter(entries);
  const status = useRef<HTMLParagraphElement>(null);
  const counts = useMemo(() => countBy(entries, TOPICS, ({topics}) => topics), [entries]);
  // The button that was pressed goes away: the count takes its place as the focus.
  const leaving = (change: () => void) => () => {
    change();
    status.current?.focus();
  };
  return (
    <Width className={styles.explorer}>
      <section aria-labelledby="entries">
        <h2 id="entries" className="srOnly">
          Entries
        </h2>
        <div className={styles.topics}>
          <ChipGroup
            label="Filter by topic"
            values={TOPICS}
            selected={selected}
            onToggle={toggle}
            counts={counts}
            first={
              <ToggleChip pressed={selected.length === 0} onToggle={clear}>
                {`All Topics (${entries.length})`}
              </ToggleChip>
            }
          />
        </div>
        <div className={styles.bar}>
          <p role="status" ref={status} tabIndex={-1} className={styles.counter}>
            {`Showing ${shown.length} of ${entries.length} entries`}
            {selected.length > 0 && ` · ${counted(selected.length, 'filter')} active`}
          </p>
          {selected.length > 0 && (
            <div role="group" aria-label="Active filters" className={styles.active}>
              {selected.map((topic) => (
                <RemovableChip key={topic} label={topic} onRemove={leaving(() => toggle(topic))} />
              ))}
              <Button small onClick={leaving(clear)}>
                Clear all
              </Button>
            </div>
          )}
        </div>
        {shown.length === 0 ? <EmptyJournal onClear={leaving(clear)} /> : <EntryList entries={shown} />}
      </section>
    </Width>
  );
}
