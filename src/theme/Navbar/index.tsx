import type {ReactNode} from 'react';
import SearchButton from '../../features/search/SearchButton';
import Header from '../../shell/header/Header';

export default function Navbar(): ReactNode {
  return <Header search={<SearchButton />} />;
}
