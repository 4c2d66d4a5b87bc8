import {useCallback, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModified} from '../../components/ui/clicks';

/**
 * Click handler for plain links within the site. Docusaurus' `Link` renders again with every change of the address, and
 * prefetches its page on hover.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const history = useHistory();
  return useCallback(
    (event) => {
      if (!isModified(event)) {
        event.preventDefault();
        const {pathname, hash} = event.currentTarget;
        history.push(pathname + hash);
      }
    },
    [history],
  );
}
