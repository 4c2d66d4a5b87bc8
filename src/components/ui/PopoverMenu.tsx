import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import Icon from './Icon';
import styles from './PopoverMenu.module.css';

interface PopoverMenuProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** One per page: its CSS anchor has one name. */
export default function PopoverMenu({label, className, children}: PopoverMenuProps) {
  const id = useId();
  return (
    <>
      <Button small popoverTarget={id} className={styles.open}>
        {label} <Icon name="chevron" />
      </Button>
      <div id={id} popover="auto" className={clsx('panel ink', styles.menu, className)}>
        {children}
      </div>
    </>
  );
}
