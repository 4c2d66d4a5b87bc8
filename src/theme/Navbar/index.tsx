import type {ReactNode} from 'react';
import SearchButton from '../../features/search/SearchButton';
import Header from '../../shell/header/Header';

/** The site's header: the shell's frame, with the search in it. */
export default function Navbar(): ReactNode {
  return <Header search={<SearchButton />} />;
}
