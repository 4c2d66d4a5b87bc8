import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import styles from './PlanView.module.css';
import type {PlanState} from './usePlan';

interface GoneProps {
  state: PlanState | undefined;
  /** Takes the focus from the button, which goes away. */
  onGo: () => void;
}

/** What a plan names and the library no longer has: said before anything is written without it. */
export default function Gone({state, onGo}: GoneProps) {
  if (state === undefined || state.gone.length === 0) {
    return null;
  }
  const {gone, change} = state;
  const go = () => {
    change({});
    onGo();
  };
  return (
    <p
      className={clsx('screenOnly cluster middle aside above16 small', styles.note)}
      data-warning
      role="status"
    >
      <span>{`We no longer have what this plan calls ${gone.join(', ')}. Nothing is changed until you go on.`}</span>
      <Button small onClick={go}>
        {gone.length === 1 ? 'Go on without it' : 'Go on without them'}
      </Button>
    </p>
  );
}
