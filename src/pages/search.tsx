import type {ReactNode} from 'react';
import {QUERY} from '../config/hydration';
import texts from '../data/pages/search.yaml';
import Page from '../shell/page/Page';
import SearchScreen from '../features/search/SearchScreen';

/** Search results by address (/search?q=); kept out of search engines. */
export default function Search(): ReactNode {
  return (
    <Page {...texts.page} findable={false} crumb={texts.heading} restores={[QUERY]}>
      <SearchScreen />
    </Page>
  );
}
