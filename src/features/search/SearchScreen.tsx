import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {Width} from '../../components/layout/Section';
import texts from '../../data/pages/search.yaml';
import SearchPanel from './SearchPanel';
import styles from './SearchScreen.module.css';
import {useSearchAddress} from './useSearchAddress';

/** More results than a visitor reads; each further one makes the page longer. */
const LIMIT = 50;

/**
 * The search as a page: heading, and the same field, facets and results as in the dialog, kept in the address. The title
 * names the search, which distinguishes tabs and history entries.
 */
export default function SearchScreen(): ReactNode {
  const {asked, ...terms} = useSearchAddress();
  return (
    <Width className={styles.screen}>
      {asked !== '' && <PageMetadata title={`${asked}: search results`} />}
      <header className={styles.head}>
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
      </header>
      <noscript>
        <p className={styles.noScript}>{texts.noScript}</p>
      </noscript>
      <SearchPanel terms={terms} limit={LIMIT} page />
    </Width>
  );
}
