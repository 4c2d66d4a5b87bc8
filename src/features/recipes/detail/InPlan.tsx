import {useCallback, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLoaded} from '../../../lib/react/useLoaded';
import {useOwnPlan} from '../plan/store';
import {longDate} from '../plan/words';
import styles from './RecipeActions.module.css';

/** From when a recipe is in the visitor's own plan, and the way there; nothing where it is not in it. */
export default function InPlan({id}: {id: string}): ReactNode {
  const {plan, path} = useOwnPlan();
  const isPlanned = plan.recipes.includes(id);
  const load = useCallback(async () => (await import('../plan/fromWhen')).fromWhen(plan, id), [id, plan]);
  const {value: day} = useLoaded(isPlanned ? load : null);
  return (
    isPlanned && (
      <p className={styles.planned}>
        <Link to={path}>
          {day === undefined ? 'See it in your plan' : `In your plan from ${longDate(day)}: see the plan`}
        </Link>
      </p>
    )
  );
}
