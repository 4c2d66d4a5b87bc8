import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {isComposing} from '../../components/ui/clicks';
import Dialog from '../../components/ui/Dialog';
import IconButton from '../../components/ui/IconButton';
import styles from './SearchDialog.module.css';
import SearchPanel from './SearchPanel';
import type {SearchFacets} from './facets';

const LIMIT = 10;

/** A modal `dialog`: the browser traps the focus and restores it on closing. */
export default function SearchDialog({onClose}: {onClose: () => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [facets, setFacets] = useState<SearchFacets>({});
  const {pathname, search} = useLocation();
  const [opened] = useState(pathname + search);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (pathname + search !== opened) {
      dialog.current?.close();
    }
  }, [opened, pathname, search]);

  const onKeyDown = (event: KeyboardEvent) => {
    // By default the first Escape would only clear the field.
    if (event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault();
      close();
    }
  };
  return (
    <Dialog
      shown
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onSubmit={() => query.trim() !== '' && close()}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={clsx('stack grow shrinks', styles.inner)}>
        <SearchPanel
          terms={{query, facets, setQuery, setFacets}}
          limit={LIMIT}
          page={false}
          action={<IconButton icon="close" label="Close search" className={styles.close} onClick={close} />}
        />
      </div>
    </Dialog>
  );
}
