import {useState, type ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {keepFigures} from '../../../data/keepFigures';
import {useLoaded} from '../../page/useLoaded';
import {checklistOf} from '../plan/checklist';
import type {Preparations} from '../plan/library';
import type {Plan} from '../plan/types';
import {shortDate} from '../plan/words';
import styles from './Checklist.module.css';

interface ChecklistProps {
  plan: Plan;
  load: () => Promise<Preparations>;
}

/** What must be there before each recipe begins, everything once; loaded when it is opened. */
export default function Checklist({plan, load}: ChecklistProps): ReactNode {
  const [open, setOpen] = useState(false);
  const {value, failed, retry} = useLoaded(open ? load : null);
  return (
    <details className={styles.checklist} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <h3>Checklist: what must be there, and by when</h3>
      </summary>
      <div role="status">
        {open && value === undefined && !failed && <p>Loading the checklist...</p>}
        {failed && (
          <p>
            The checklist did not load. <Button onClick={retry}>Try again</Button>
          </p>
        )}
      </div>
      {value !== undefined &&
        checklistOf(plan, value).map(({recipe, by, entries}) => (
          <section key={recipe.id}>
            <h4>{`By ${shortDate(by)}: ${recipe.name}`}</h4>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry}>{keepFigures(entry)}</li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
}
