import type {ReactNode} from 'react';
import {Width} from '../../components/layout/Section';
import SearchPanel from './SearchPanel';
import styles from './SearchScreen.module.css';
import {useSearchAddress} from './useSearchAddress';

/** More results than a visitor reads; each further one makes the page longer. */
const LIMIT = 50;

/** The search as a page: heading, and the same field, facets and results as in the dialog, kept in the address. */
export default function SearchScreen(): ReactNode {
  const terms = useSearchAddress();
  return (
    <Width className={styles.screen}>
      <header className={styles.head}>
        <h1>Search</h1>
        <p>Recipes, journal entries, people and pages, by any word they contain.</p>
      </header>
      <noscript>
        <p className={styles.noScript}>
          The search needs JavaScript, which is switched off here. The links below lead to lists of
          everything; in them, your browser&apos;s own search in the page finds any title.
        </p>
      </noscript>
      <SearchPanel terms={terms} limit={LIMIT} texts />
    </Width>
  );
}
