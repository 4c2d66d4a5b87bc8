import type {ReactElement, ReactNode} from 'react';
import * as Radix from '@radix-ui/react-tooltip';
import styles from './Tooltip.module.css';

/** Delay before a tooltip opens, and the window after one closes in which the next opens at once (specification 1 section 9). */
const DELAY_MS = 700;
const SKIP_MS = 300;

/** Stands around everything that has tooltips, so that they share their delay. */
export function TooltipArea({children}: {children: ReactNode}): ReactNode {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

/** Names an icon for those who see it; the icon's control has the same name for those who do not. */
export function Tooltip({text, children}: {text: string; children: ReactElement}): ReactNode {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={4}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
