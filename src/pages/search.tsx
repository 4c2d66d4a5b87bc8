import {useMemo} from 'react';
import clsx from 'clsx';
import Page from '../shell/page/Page';
import {PageMetadata} from '@docusaurus/theme-common';
import {Width} from '../components/layout/Section';
import SearchPanel from '../features/search/SearchPanel';
import styles from './_parts/Search.module.css';
import {parseSearch, serialiseSearch, type SearchFacets, type SearchTerms} from '../features/search/facets';
import {usePageQuery} from '../shell/url-state/usePageQuery';
import {useTypedText} from '../shell/url-state/useTypedText';

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
    address.write((current) => serialiseSearch(text, next, current), how);
  };
  return {
    query: typed ?? query,
    asked: query.trim(),
    facets,
    setQuery: (text) => type(text, () => write(text, facets, 'replace')),
    setFacets: (next) => write(typed ?? query, next, 'push'),
  };
}

function SearchScreen() {
  const {asked, ...terms} = useSearchAddress();
  return (
    <Width className={styles.screen}>
      {asked !== '' && <PageMetadata title={`${asked}: search results`} />}
      <header className={styles.head}>
        <h1 className="title below8">Search</h1>
        <p className="lead">Find recipes, journal entries, people and pages by any word they contain.</p>
      </header>
      <noscript>
        <p className={clsx('below16', styles.noScript)}>
          The search needs JavaScript, which is switched off here. The links below lead to lists of
          everything, where your browser’s own page search will find any title.
        </p>
      </noscript>
      <SearchPanel terms={terms} limit={LIMIT} page />
    </Width>
  );
}

export default function Search() {
  return (
    <Page
      title="Search"
      description="Search every growth recipe, journal entry, advisor and page on this site. Narrow the recipes by channel or by stage of the buying cycle."
      keywords={['search', 'growth recipes', 'journal', 'advisors']}
      findable={false}
      crumb="Search"
    >
      <SearchScreen />
    </Page>
  );
}
