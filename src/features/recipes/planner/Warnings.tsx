import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import type {PlanAddress} from '../plan/address';
import {LONG_WEEKS} from '../plan/schedule';
import type {PlanWarning} from '../plan/types';
import {warningText} from '../plan/words';
import {added, decided} from './changes';
import type {PlanState} from './usePlan';
import styles from './Warnings.module.css';

interface WarningsProps {
  state: PlanState;
  nameOf: (id: string) => string;
  onRemove: (id: string) => void;
  onRemoveAll: (ids: readonly string[]) => void;
  /** Changes the plan; the focus goes on from the remedy, which goes away with its warning. */
  change: (part: Partial<PlanAddress>) => void;
}

/** What mends a warning, a button each. */
interface Remedy {
  label: string;
  act: () => void;
}

/** Enough days a month to begin, and how many more there are each time. */
const MORE_DAYS = 4;

function remediesOf(
  warning: PlanWarning,
  {state, nameOf, onRemove, onRemoveAll, change}: WarningsProps,
): Remedy[] {
  const {wish, days, plan, start} = state;
  const drop = (id: string): Remedy => ({label: `Remove “${nameOf(id)}”`, act: () => onRemove(id)});
  const more = (label: string): Remedy => ({label, act: () => change({days: days + MORE_DAYS})});
  switch (warning.kind) {
    case 'missing need':
      return [
        {label: `Add “${nameOf(warning.needs)}”`, act: () => change(added(wish, [warning.needs]))},
        {label: 'Done already', act: () => change(decided(wish, warning.needs))},
        drop(warning.id),
      ];
    case 'waits for':
      return [drop(warning.id)];
    case 'no capacity':
      return [more(`Plan with ${MORE_DAYS} days a month`)];
    case 'no room':
      return [more(`Plan with ${days + MORE_DAYS} days a month`), drop(warning.id)];
    case 'long': {
      const late = plan.items.filter(({decision}) => decision > start + 7 * LONG_WEEKS);
      const rest = plan.items.length - late.length;
      return rest > 0
        ? [
            {
              label: `Keep only the ${rest === 1 ? 'one' : rest} decided within ${LONG_WEEKS} weeks`,
              act: () => onRemoveAll(late.map(({recipe: {id}}) => id)),
            },
          ]
        : [];
    }
  }
}

/** What could not be planned as asked, each with what mends it. */
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
