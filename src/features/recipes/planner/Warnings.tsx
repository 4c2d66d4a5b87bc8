import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import {withoutRecipe, withRecipes, type PlanAddress} from '../plan/address';
import {warningText} from '../plan/words';
import type {PlanState} from './usePlan';
import styles from './Warnings.module.css';

interface WarningsProps {
  state: PlanState;
  nameOf: (id: string) => string;
  /** Changes the plan; the focus goes on from the remedy, which goes away with its warning. */
  onChange: (part: Partial<PlanAddress>) => void;
}

/** What could not be planned as asked, each with what to do about it. */
export default function Warnings({state: {plan, address}, nameOf, onChange}: WarningsProps) {
  return (
    <ul id="warnings" className="grid gap8 above32 small">
      {plan.warnings.map((warning) => {
        const text = warningText(warning, nameOf);
        return (
          <li className={clsx('aside', styles.warning)} key={text}>
            <p>{text}</p>
            <p className={clsx('cluster gap8 above12', styles.remedies)}>
              {warning.kind === 'missing need' && (
                <Button small onClick={() => onChange(withRecipes(address, [warning.needs]))}>
                  {`Add “${nameOf(warning.needs)}”`}
                </Button>
              )}
              <Button small onClick={() => onChange(withoutRecipe(address, warning.id))}>
                {`Remove “${nameOf(warning.id)}”`}
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
