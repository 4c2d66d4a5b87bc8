import {useRef, type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Dialog from '../../components/ui/Dialog';
import IconButton from '../../components/ui/IconButton';
import {isModified} from '../../components/ui/clicks';
import {isWithin, navigation, shortcuts} from '../../config/navigation';
import {SEARCH_FIELD_ID, SEARCH_PATH} from '../../config/paths';
import GroupLinks from './GroupLinks';
import HeaderActions from './HeaderActions';
import styles from './MobileMenu.module.css';

const ID = 'mobile-menu';

/** A modal dialog leaves inertness, focus and Escape to the browser; invoker commands open it before any script runs. */
export default function MobileMenu({path}: {path: string}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  /** Only without invoker commands, which have opened or closed the dialog already. */
  const onButton = ({currentTarget}: MouseEvent) => {
    if (!('command' in currentTarget)) {
      if (dialog.current?.open === true) {
        close();
      } else {
        dialog.current?.showModal();
      }
    }
  };
  /** The header's own link has the search's dialog; until the page is live, this one leads to the field. */
  const openSearch = (event: MouseEvent) => {
    if (!isModified(event)) {
      event.preventDefault();
      close();
      document.querySelector<HTMLElement>('header [aria-keyshortcuts]')?.click();
    }
  };
  const onClose = () => {
    for (const group of dialog.current?.querySelectorAll('details') ?? []) {
      group.open = false;
    }
  };
  return (
    <div className={styles.mobile}>
      <IconButton
        icon="menu"
        label="Open menu"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-controls={ID}
        onClick={onButton}
        {...{command: 'show-modal', commandfor: ID}}
      />
      <Dialog ref={dialog} id={ID} className={styles.menu} aria-label="Menu" onClose={onClose}>
        <div className={clsx('stack gap12', styles.menuInner)}>
          <IconButton
            icon="close"
            label="Close menu"
            className={styles.menuButton}
            onClick={onButton}
            {...{command: 'close', commandfor: ID}}
          />
          <nav aria-label="Shortcuts" className={clsx('two gap8', styles.shortcuts)}>
            {shortcuts.map(({name, path: to}) => (
              <Link
                className={clsx('row centred ink medium plain', styles.shortcut)}
                key={to}
                to={to}
                aria-current={to === path ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
            <a
              className={clsx('row centred ink medium plain', styles.shortcut)}
              href={useBaseUrl(`${SEARCH_PATH}#${SEARCH_FIELD_ID}`)}
              onClick={openSearch}
            >
              Search
            </a>
          </nav>
          <nav aria-label="Main, small screens">
            {navigation.map((group) => (
              <details key={group.name} name="mobile-navigation" className={styles.menuGroup}>
                <summary
                  className={clsx('row between serif subheading', styles.groupName)}
                  data-active={isWithin(path, group.prefixes) || undefined}
                >
                  {group.name}
                </summary>
                <GroupLinks group={group} path={path} className={styles.menuLinks} />
              </details>
            ))}
          </nav>
          <div className={styles.menuActions}>
            <HeaderActions />
          </div>
        </div>
      </Dialog>
    </div>
  );
}
