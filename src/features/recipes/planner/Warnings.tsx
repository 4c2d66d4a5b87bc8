import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {withoutRecipe, withRecipes, type PlanAddress} from '../plan/address';
import type {PlanWarning} from '../plan/types';
import {warningText} from '../plan/words';
import type {PlanState} from './usePlan';
import styles from './Warnings.module.css';

interface WarningsProps {
  state: PlanState;
  nameOf: (id: string) => string;
  /** Changes the plan; the focus goes on from the remedy, which goes away with its warning. */
  onChange: (part: Partial<PlanAddress>) => void;
}

/** Enough days a month to begin. */
const SOME_DAYS = 4;

/** What to do about a warning, a button each. */
function remediesOf(
  warning: PlanWarning,
  {state: {address}, nameOf, onChange}: WarningsProps,
): {label: string; act: () => void}[] {
  const drop = (id: string) => ({
    label: `Remove “${nameOf(id)}”`,
    act: () => onChange(withoutRecipe(address, id)),
  });
  const plan = (days: number) => ({
    label: `Plan with ${days} days a month`,
    act: () => onChange({days}),
  });
  switch (warning.kind) {
    case 'missing need':
      return [
        {
          label: `Add “${nameOf(warning.needs)}”`,
          act: () => onChange(withRecipes(address, [warning.needs])),
        },
        drop(warning.id),
      ];
    case 'no capacity':
      return [plan(SOME_DAYS)];
    case 'no room':
      return [...(warning.enough === undefined ? [] : [plan(warning.enough)]), drop(warning.id)];
    default:
      return [drop(warning.id)];
  }
}

/** What could not be planned as asked, each with what to do about it. */
export default function Warnings(props: WarningsProps): ReactNode {
  return (
    <ul id="warnings" className={styles.warnings}>
      {props.state.plan.warnings.map((warning) => {
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
  );
}
