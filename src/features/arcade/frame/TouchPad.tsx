import type {PointerEvent} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from '../../../components/ui/Icon';
import type {InputCollector} from '../play/input';
import styles from './TouchPad.module.css';

interface Key<Action extends string> {
  action: Action;
  label: string;
  icon: IconName;
}

interface TouchPadProps<Action extends string> {
  input: InputCollector<Action>;
  /** Under the left thumb in landscape. */
  left: readonly Key<Action>[];
  /** Under the right thumb. */
  right: readonly Key<Action>[];
}

const fingerOf = ({pointerId}: PointerEvent) => `pointer ${pointerId}`;

/**
 * Shown for coarse pointers. A finger holds an action until it lifts; a click without a pointer (switch device,
 * voice) presses it once. The focus stays on the playing field.
 */
export default function TouchPad<Action extends string>({input, left, right}: TouchPadProps<Action>) {
  const key = ({action, label, icon}: Key<Action>) => (
    <button
      key={action}
      type="button"
      className={clsx('row centred ink grow', styles.key)}
      data-action={action}
      aria-label={label}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        input.hold(action, fingerOf(event));
      }}
      onMouseDown={(event) => event.preventDefault()}
      onLostPointerCapture={(event) => input.release(fingerOf(event))}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({detail}) => {
        if (detail === 0) {
          input.press(action);
        }
      }}
    >
      <Icon name={icon} size={1.6} />
    </button>
  );
  return (
    <div role="group" aria-label="Touch controls" className={styles.pad}>
      <div className={styles.left}>{left.map(key)}</div>
      <div className={styles.right}>{right.map(key)}</div>
    </div>
  );
}
