import {lazy, Suspense} from 'react';
import {useOwnPlan} from '../plan/store';

// The library comes only to those who have a plan.
const DueLine = lazy(() => import('./DueLine'));

/** For a visitor with a plan, what is due this week in one line, with a link to the plan; else nothing. */
export default function PlanLine() {
  const {plan, path} = useOwnPlan();
  return plan.recipes.length === 0 ? null : (
    <Suspense>
      <DueLine address={plan} path={path} />
    </Suspense>
  );
}
