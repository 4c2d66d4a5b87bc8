import {useMemo, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {Width} from '../../components/layout/Section';
import texts from '../../data/pages/search.yaml';
import {usePageQuery} from '../../shell/url-state/usePageQuery';
import {useTypedText} from '../../shell/url-state/useTypedText';
import {parseSearch, serialiseSearch, type SearchFacets} from './facets';
import SearchPanel from './SearchPanel';
import styles from './SearchScreen.module.css';
import type {SearchTerms} from './types';

/** More results than a visitor reads; each further one makes the page longer. */
const LIMIT = 50;

/**
 * Query and facets as the address states them; only the text being typed is ahead of it, by a short pause. `asked` is the
 * query without that text.
 */
function useSearchAddress(): SearchTerms & {asked: string} {
  const address = usePageQuery();
  const {query, facets} = useMemo(() => parseSearch(address.query), [address.query]);
  const {typed, type, settle} = useTypedText();

  const write = (text: string, next: SearchFacets, how: 'push' | 'replace') => {
    settle();
    address.write(() => serialiseSearch(text, next), how);
  };
  return {
    query: typed ?? query,
    asked: query.trim(),
    facets,
    setQuery: (text) => type(text, () => write(text, facets, 'replace')),
    setFacets: (next) => write(typed ?? query, next, 'push'),
  };
}

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
