import {useCallback, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModified} from '../../components/ui/clicks';

/**
 * Returns the click handler of a plain link within the site, which loads no new document. Docusaurus' own
 * link renders again with every change of the address, and fetches its page when it is pointed at.
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
