import {Button} from '../../../components/ui/Button';
import {withoutRecipe, withRecipes, type PlanAddress} from '../plan/address';
import type {PlanWarning} from '../plan/plan';
import {warningText} from '../plan/words';
import type {PlanState} from './usePlan';
import styles from './Warnings.module.css';

interface WarningsProps {
  state: PlanState;
  nameOf: (id: string) => string;
  /** Changes the plan; the focus goes on from the remedy, which goes away with its warning. */
  onChange: (part: Partial<PlanAddress>) => void;
}

/** What adds or takes out a recipe for a warning; other remedies are fields of the page. */
function remediesOf(
  warning: PlanWarning,
  {state: {address}, nameOf, onChange}: WarningsProps,
): {label: string; act: () => void}[] {
  const {id, needs} = {id: undefined, needs: undefined, ...warning};
  return [
    ...(warning.kind === 'missing need' && needs !== undefined
      ? [{label: `Add “${nameOf(needs)}”`, act: () => onChange(withRecipes(address, [needs]))}]
      : []),
    ...(id === undefined
      ? []
      : [{label: `Remove “${nameOf(id)}”`, act: () => onChange(withoutRecipe(address, id))}]),
  ];
}

/** What could not be planned as asked, each with what to do about it. */
export default function Warnings(props: WarningsProps) {
  return (
    <ul id="warnings" className={styles.warnings}>
      {props.state.plan.warnings.map((warning) => {
        const text = warningText(warning, props.nameOf);
        const remedies = remediesOf(warning, props);
        return (
          <li className={styles.warning} key={text}>
            <p>{text}</p>
            {remedies.length > 0 && (
              <p className={styles.remedies}>
                {remedies.map(({label, act}) => (
                  <Button key={label} small onClick={act}>
                    {label}
                  </Button>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
