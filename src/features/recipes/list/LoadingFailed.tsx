import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import styles from './ActiveFilters.module.css';

/** Shown when the cards of a page could not be loaded; its button tries again. */
export default function LoadingFailed({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.active}>
      These recipes could not be loaded.
      <Button small onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
