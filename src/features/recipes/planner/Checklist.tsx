import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import {keepFigures} from '../../../lib/keepFigures';
import {useLoaded} from '../../../lib/react/useLoaded';
import {checklistOf} from '../plan/checklist';
import type {Preparations} from '../plan/library';
import {useReady} from '../plan/ready';
import type {Plan} from '../plan/types';
import {shortDate} from '../plan/words';
import styles from './Checklist.module.css';

interface ChecklistProps {
  plan: Plan;
  load: () => Promise<Preparations>;
}

/** What must be there before each recipe begins, everything once, to be ticked off; the browser remembers what is ready. */
export default function Checklist({plan, load}: ChecklistProps): ReactNode {
  const {value, failed, retry} = useLoaded(load);
  const {isReady, toggle} = useReady();
  const list = value && checklistOf(plan, value);
  const entries = list?.flatMap((part) => part.entries) ?? [];
  const count = list && `${entries.filter(isReady).length} of ${entries.length} ready`;
  return (
    <details className={clsx(styles.checklist, list === undefined && 'screenOnly')}>
      <summary>
        <h3>Checklist: what must be there, and by when</h3>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      <div role="status">
        {/* What a tick changes is in the summary, which not every screen reader announces. */}
        {count !== undefined && <span className="srOnly">{count}</span>}
        {list === undefined && !failed && <p>Loading the checklist...</p>}
        {failed && (
          <p>
            The checklist did not load. <Button onClick={retry}>Try again</Button>
          </p>
        )}
      </div>
      {list?.map(({recipe, by, entries: own}) => (
        <section key={recipe.id}>
          <h4>{`By ${shortDate(by)}: ${recipe.name}`}</h4>
          <ul className={clsx('clean-list', styles.entries)}>
            {own.map((entry) => (
              <li key={entry.text}>
                <label>
                  <input type="checkbox" checked={isReady(entry)} onChange={() => toggle(entry)} />
                  <span>{keepFigures(entry.text)}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
