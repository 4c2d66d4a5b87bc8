import type {ReactNode} from 'react';
import Icon from '../../components/ui/Icon';
import {counted} from '../../data/counted';
import {notify} from '../page/toasts/notify';
import {useOwnPlan} from './plan/store';
import styles from './SaveButton.module.css';

interface PlanButtonProps {
  recipe: {id: string; name: string};
  /** Shows the words beside the icon. Without them, wrap the button in a tooltip that says them. */
  wide?: boolean;
  'aria-describedby'?: string | undefined;
}

/** Adds a recipe to the visitor's own plan, or takes it out again, and says so. */
export default function PlanButton({recipe: {id, name}, wide = false, ...rest}: PlanButtonProps): ReactNode {
  const {plan, toggle} = useOwnPlan();
  const planned = plan.recipes.includes(id);
  const onClick = () => {
    const count = plan.recipes.length + (toggle(id) ? 1 : -1);
    notify(
      planned ? 'Taken out of your plan' : 'Added to your plan',
      `${name}. The plan has ${counted(count, 'recipe')} now.`,
    );
  };
  return (
    <button
      {...rest}
      type="button"
      className={styles.save}
      data-outline=""
      data-wide={wide || undefined}
      aria-pressed={planned}
      aria-label={`Add ${name} to plan`}
      onClick={onClick}
    >
      <Icon name={planned ? 'check' : 'calendar'} />
      {wide && (planned ? 'In your plan' : 'Add to plan')}
    </button>
  );
}
