import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {PLAN_PATH} from '../../config/paths';
import Icon from '../../components/ui/Icon';
import {notify} from '../../shell/toasts/notify';
import {useOwnPlan} from './plan/store';
import styles from './PlanButton.module.css';

interface PlanButtonProps {
  recipe: {id: string; name: string};
  /** Shows the words beside the icon. Without them, wrap the button in a tooltip that says them. */
  wide?: boolean;
  /** Called once the plan has changed. */
  onToggle?: (() => void) | undefined;
  'aria-describedby'?: string | undefined;
}

/** Adds a recipe to the visitor's own plan, or takes it out again, and says so. */
export default function PlanButton({recipe: {id, name}, wide = false, onToggle, ...rest}: PlanButtonProps) {
  const history = useHistory();
  const {plan, toggle} = useOwnPlan();
  const planned = plan.recipes.includes(id);
  const onClick = () => {
    toggle(id);
    onToggle?.();
    const count = plan.recipes.length + (planned ? -1 : 1);
    notify(
      planned ? `Taken out, ${count} in your plan.` : `Added, ${count} in your plan.`,
      undefined,
      planned ? undefined : {label: 'See it', onClick: () => history.push(PLAN_PATH)},
    );
  };
  const words = planned ? 'In your plan' : 'Add to plan';
  // Words say the state themselves, and the name begins with them (WCAG 2.5.3). An icon is pressed, or not.
  const state = wide
    ? {'data-wide': '', 'data-on': planned, 'aria-label': `${words}: ${name}`}
    : {'aria-pressed': planned, 'aria-label': `Add ${name} to plan`};
  return (
    <>
      {planned && !wide && <span className="brand toEnd">{words}</span>}
      <button
        {...rest}
        {...state}
        type="button"
        className={clsx('touch centred gapText note strong relative', styles.plan)}
        onClick={onClick}
      >
        <Icon name={planned ? 'check' : 'calendar'} />
        {wide && words}
      </button>
    </>
  );
}
