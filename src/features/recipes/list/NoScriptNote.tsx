import type {ReactNode} from 'react';
import {fill} from '../../../lib/fill';
import texts from '../../../data/pages/growth-recipes.yaml';
import {LIBRARY_ID} from './LibraryMap';
import styles from './NoScriptNote.module.css';

/** Without script: what does not work, and where every recipe is. */
export default function NoScriptNote({total}: {total: number}): ReactNode {
  const {text, link, end} = texts.noScript;
  return (
    <noscript>
      <p className={styles.note}>
        {text} <a href={`#${LIBRARY_ID}`}>{fill(link, {recipes: total})}</a> {end}
      </p>
    </noscript>
  );
}
