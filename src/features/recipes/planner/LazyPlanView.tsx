import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {useLoaded} from '../../../lib/react/useLoaded';
import type PlanView from './PlanView';
import styles from './LazyPlanView.module.css';

/** The plan; its parts are loaded once there is one. */
export default function LazyPlanView(props: ComponentProps<typeof PlanView>): ReactNode {
  const load = useCallback(() => import('./PlanView'), []);
  const {value, failed, retry} = useLoaded(load);
  if (value !== undefined) {
    const View = value.default;
    return <View {...props} />;
  }
  return (
    <div role="status" className={styles.place}>
      {failed ? (
        <p>
          The planner did not load. Your plan is safe in the address of this page.{' '}
          <Button small onClick={retry}>
            Try again
          </Button>
        </p>
      ) : (
        <p>Putting your plan in order...</p>
      )}
    </div>
  );
}
