import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/** Opens what is folded around the element in the address: browsers do so on load, this for links within the site. */
export function useOpenAtHash(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const there = document.getElementById(hash.slice(1));
    const details = there?.closest('details');
    if (details?.open === false) {
      details.open = true;
      there?.scrollIntoView({block: 'center'});
    }
  }, [hash]);
}
