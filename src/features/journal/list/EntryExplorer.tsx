import {useMemo, useRef} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import {RemovableChip, ToggleChip} from '../../../components/ui/Chip';
import EmptyState from '../../../components/ui/EmptyState';
import {Width} from '../../../components/layout/Section';
import {counted} from '../../../lib/counted';
import {TOPICS} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import {countBy, facetList, filterBy, type Facet} from '../../../shell/facets/facet';
import FacetChips from '../../../shell/facets/FacetChips';
import {useChoices} from '../../../shell/facets/useChoices';
import styles from './EntryExplorer.module.css';
import EntryList from './EntryList';

const TOPIC: Facet<EntrySummary> = {label: 'Filter by topic', values: TOPICS, valuesOf: ({topics}) => topics};
const FACETS = facetList({topic: TOPIC});

export default function EntryExplorer({entries}: {entries: readonly EntrySummary[]}) {
  const {choices, toggle, clear} = useChoices(FACETS);
  const selected = choices.topic;
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(() => filterBy(FACETS, choices, entries), [choices, entries]);
  const counts = useMemo(() => countBy(FACETS, {}, entries), [entries]);
  // The pressed button disappears, so the count takes the focus.
  const leaving = (change: () => void) => () => {
    change();
    status.current?.focus();
  };
  return (
    <Width className="sectionEnd">
      <section aria-labelledby="entries">
        <h2 id="entries" className="srOnly">
          Entries
        </h2>
        <div className="needsScript">
          <FacetChips
            facet={TOPIC}
            choice={selected}
            onToggle={(topic) => toggle('topic', topic)}
            counts={counts.topic}
            fold={{few: 3, noun: 'topics'}}
            first={
              <ToggleChip pressed={selected.length === 0} onToggle={clear}>
                {`All Topics (${entries.length})`}
              </ToggleChip>
            }
          />
        </div>
        <div className={clsx('cluster middle between', styles.bar)}>
          <p role="status" ref={status} tabIndex={-1} className="note figures">
            {`Showing ${shown.length} of ${entries.length} entries`}
            {selected.length > 0 && ` · ${counted(selected.length, 'filter')} active`}
          </p>
          {selected.length > 0 && (
            <div role="group" aria-label="Active filters" className="cluster middle gap8">
              {selected.map((topic) => (
                <RemovableChip key={topic} label={topic} onRemove={leaving(() => toggle('topic', topic))} />
              ))}
              <Button small onClick={leaving(clear)}>
                Clear all
              </Button>
            </div>
          )}
        </div>
        {shown.length === 0 ? (
          <EmptyState
            as="h3"
            message="No entries found"
            hint="No journal entries match your selected filters. Try adjusting your selection or clearing all filters."
          >
            <Button onClick={leaving(clear)}>Clear All Filters</Button>
          </EmptyState>
        ) : (
          <EntryList entries={shown} />
        )}
      </section>
    </Width>
  );
}
