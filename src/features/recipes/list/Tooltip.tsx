import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import clsx from 'clsx';
import {isComposing} from '../../../components/ui/clicks';
import styles from './Tooltip.module.css';

/** Delay before a tooltip opens, and how long after one has closed the next opens at once. */
const DELAY_MS = 700;
const SKIP_MS = 300;

let closedAt = -Infinity;

/** Whether a tooltip shows, and what opens and closes it. */
function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposing(event) && setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    // At once: the pointer may enter the next one before React has drawn this one away.
    if (open) {
      closedAt = performance.now();
    }
    setOpen(false);
  };
  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  return {
    open,
    handlers: {
      onPointerEnter({pointerType}: PointerEvent) {
        if (pointerType !== 'touch') {
          show(performance.now() - closedAt < SKIP_MS ? 0 : DELAY_MS);
        }
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus({target}: FocusEvent) {
        if (target.matches(':focus-visible')) {
          show(0);
        }
      },
      onBlur: hide,
    },
  };
}

/**
 * Names an icon for those who see it; the icon's control has the same name for those who do not. It stays while the
 * pointer is on it, and goes with Escape (WCAG 1.4.13).
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: ReactElement<{'aria-describedby'?: string | undefined}>;
}) {
  const id = useId();
  const {open, handlers} = useTooltip();
  return (
    <span className={styles.around} {...handlers}>
      {cloneElement(children, {'aria-describedby': open ? id : undefined})}
      {open && (
        <span role="tooltip" id={id} className={styles.place}>
          <span className={clsx('tiny strong block nowrap', styles.tooltip)}>{text}</span>
        </span>
      )}
    </span>
  );
}
