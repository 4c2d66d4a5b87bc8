import {useId, useState, type ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import texts from '../../../data/pages/growth-plan.yaml';
import {counted} from '../../../lib/counted';
import {useNumbers} from '../../../shell/numbers/useNumbers';
import {parseTextList} from '../../../shell/storage/useStored';
import {useWork} from '../../../shell/storage/useWork';
import type {Kept} from '../plan/backup';
import {dayOf} from '../plan/days';
import {useLog} from '../plan/log';
import {READY_KEY} from '../plan/ready';
import {useOwnPlan} from '../plan/store';
import {keepStepsDone, readStepsDone, SAVED_KEY} from '../saved';
import {download} from './download';
import styles from './YourNumbers.module.css';

/** Loaded once it is asked for: most visitors never do. */
const loadBackup = () => import('../plan/backup');
const BROKEN = 'This part of the page did not load. Try again.';

const ticksOf = ({ready, steps}: Kept) => ready.length + Object.values(steps).flat().length;

/** One file takes all that is kept here to another device; there it is read, checked, and added or put in its place. */
export default function OtherDevice(): ReactNode {
  const id = useId();
  const {plan, keep} = useOwnPlan();
  const [ready, setReady] = useWork(READY_KEY, parseTextList);
  const [saved, setSaved] = useWork(SAVED_KEY, parseTextList);
  const [numbers, setNumbers] = useNumbers();
  const {log, setLog} = useLog();
  const [came, setCame] = useState<Kept>();
  const [message, setMessage] = useState('');
  const own = (): Kept => ({plan, ready, steps: readStepsDone(), saved, numbers, log});

  const read = async (file: File | undefined) => {
    const backup = file && (await loadBackup().catch(() => undefined));
    const text = await file?.text().catch(() => '');
    const result = text === undefined ? undefined : (backup?.readBackup(text) ?? {why: BROKEN});
    setCame(result && 'kept' in result ? result.kept : undefined);
    setMessage(result && 'why' in result ? `${result.why} Nothing has changed.` : '');
  };
  const save = async () => {
    const backup = await loadBackup().catch(() => undefined);
    setMessage(backup === undefined ? BROKEN : '');
    if (backup !== undefined) {
      download('growth-plan-backup.json', 'application/json', backup.backupText(own()));
    }
  };
  const merge = async (theirs: Kept) => {
    const backup = await loadBackup();
    take(backup.mergedWith(own(), theirs, dayOf(new Date())));
  };
  const take = (next: Kept) => {
    keep(next.plan);
    setReady([...next.ready]);
    keepStepsDone(next.steps);
    setSaved([...next.saved]);
    setNumbers(next.numbers);
    setLog(next.log);
    setCame(undefined);
    setMessage('Done: all of it is in this browser now.');
  };
  return (
    <details className={styles.numbers}>
      <summary>{texts.device.heading}</summary>
      <p>{texts.device.lead}</p>
      <p>
        <Button small onClick={() => void save()}>
          {texts.device.save}
        </Button>
      </p>
      <p>
        <label htmlFor={id}>{texts.device.read}</label>{' '}
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={({target}) => void read(target.files?.[0])}
        />
      </p>
      {came && (
        <p>
          {`The file has a plan of ${counted(came.plan.recipes.length, 'recipe')}, ${counted(ticksOf(came), 'tick')}, ${counted(came.saved.length, 'saved recipe')} and ${counted(came.log.length, 'entry', 'entries')} of what was done. `}
          <Button small primary onClick={() => void merge(came)}>
            Add it to what is here
          </Button>{' '}
          <Button small onClick={() => take(came)}>
            Replace what is here
          </Button>
        </p>
      )}
      <p role="status">{message}</p>
    </details>
  );
}
