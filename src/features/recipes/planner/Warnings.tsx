import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import type {PlanAddress} from '../plan/address';
import {added, again, decided, removed} from '../plan/change';
import type {PlanWarning} from '../plan/types';
import {warningText} from '../plan/words';
import type {PlanState} from './usePlan';
import styles from './Warnings.module.css';

interface WarningsProps {
  state: PlanState;
  nameOf: (id: string) => string;
  onRemove: (id: string) => void;
  /** Changes the plan; the focus goes on from the remedy, which goes away with its warning. */
  change: (part: Partial<PlanAddress>) => void;
}

/** What to do about a warning, a button each. */
interface Remedy {
  label: string;
  act: () => void;
}

/** Enough days a month to begin. */
const SOME_DAYS = 4;

function remediesOf(warning: PlanWarning, {state, nameOf, onRemove, change}: WarningsProps): Remedy[] {
  const {address} = state;
  const drop = (id: string): Remedy => ({label: `Remove “${nameOf(id)}”`, act: () => onRemove(id)});
  const plan = (days: number): Remedy => ({
    label: `Plan with ${days} days a month`,
    act: () => change({days}),
  });
  switch (warning.kind) {
    case 'missing need':
      return [
        {label: `Add “${nameOf(warning.needs)}”`, act: () => change(added(address, [warning.needs]))},
        {label: 'Done already', act: () => change(decided(address, warning.needs))},
        drop(warning.id),
      ];
    case 'failed need':
      return [
        {label: 'Plan it all the same', act: () => change(decided(address, warning.needs))},
        drop(warning.id),
      ];
    case 'decided':
      return [{label: 'Plan it once more', act: () => change(again(address, warning.id))}, drop(warning.id)];
    case 'waits for':
    case 'too long':
      return [drop(warning.id)];
    case 'no capacity':
      return [plan(SOME_DAYS)];
    case 'no room': {
      const {ids, enough} = warning;
      return [
        ...(enough === undefined ? [] : [plan(enough)]),
        ids.length === 1
          ? drop(ids[0] ?? '')
          : {label: `Remove these ${ids.length}`, act: () => change(removed(address, ids))},
      ];
    }
  }
}

/** What could not be planned as asked, each with what to do about it. */
export default function Warnings(props: WarningsProps): ReactNode {
  const {warnings} = props.state.plan;
  return (
    <div className="screenOnly">
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => {
            const text = warningText(warning, props.nameOf);
            return (
              <li key={text}>
                <p>{text}</p>
                <p className={styles.remedies}>
                  {remediesOf(warning, props).map(({label, act}) => (
                    <Button key={label} small onClick={act}>
                      {label}
                    </Button>
                  ))}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
