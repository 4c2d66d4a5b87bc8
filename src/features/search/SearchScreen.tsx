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

/** Each further result makes the page longer, and nobody reads more. */
const LIMIT = 50;

/**
 * Query and facets come from the address; what is being typed reaches it after a short pause. `asked` is the query
 * in the address.
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

/** The query goes into the title, to tell tabs and history entries apart. */
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
