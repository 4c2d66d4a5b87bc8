import type {ReactNode} from 'react';
import {LIBRARY_ID} from './LibraryIndex';
import styles from './NoScriptNote.module.css';

/** Without script: what does not work, and where every recipe is. */
export default function NoScriptNote({total}: {total: number}): ReactNode {
  return (
    <noscript>
      <p className={styles.note}>
        Search, filters, order and saving need JavaScript, and are left out here. The first recipes are below;{' '}
        <a href={`#${LIBRARY_ID}`}>{`all ${total} are linked`}</a> at the end.
      </p>
    </noscript>
  );
}
