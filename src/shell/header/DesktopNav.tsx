import clsx from 'clsx';
import Icon from '../../components/ui/Icon';
import {isWithin, navigation} from '../../config/navigation';
import styles from './DesktopNav.module.css';
import GroupLinks from './GroupLinks';
import {type FocusEvent, type KeyboardEvent, useEffect, useRef, useState} from 'react';
import {isComposing} from '../../components/ui/clicks';

/**
 * The ARIA Authoring Practices' disclosure navigation: one open group at most; Escape returns the focus to its button.
 */
export default function DesktopNav({path}: {path: string}) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open === null) {
      return undefined;
    }
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) {
        setOpen(null);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  /** Events of its buttons and links, which bubble. */
  const events = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !isComposing(event) && open !== null) {
        list.current?.querySelector<HTMLButtonElement>('button[aria-expanded="true"]')?.focus();
        setOpen(null);
      }
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) {
        setOpen(null);
      }
    },
  };
  return (
    <nav aria-label="Main" className={styles.desktop}>
      <ul className={styles.groups} ref={list} {...events}>
        {navigation.map((group) => {
          const id = `nav-${group.name.toLowerCase().replaceAll(' ', '-')}`;
          return (
            // Safari does not focus pressed buttons, but what is around them; see the stylesheet.
            <li key={group.name} className={styles.group} tabIndex={-1}>
              <button
                type="button"
                className={clsx('row gapText note medium nowrap', styles.groupButton)}
                data-active={isWithin(path, group.prefixes) || undefined}
                aria-expanded={open === group.name}
                aria-controls={id}
                onClick={() => setOpen(open === group.name ? null : group.name)}
              >
                {group.name}
                <Icon name="chevron" size={0.85} />
              </button>
              <div
                id={id}
                className={clsx('panel', styles.dropdown)}
                data-open={open === group.name || undefined}
              >
                <GroupLinks group={group} path={path} />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
