import SearchButton from '../../features/search/SearchButton';
import Header from '../../shell/header/Header';

export default function Navbar() {
  return <Header search={<SearchButton />} />;
}
