import {useCallback, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModified} from '../../components/ui/clicks';

/** For plain links within the site: Docusaurus' `Link` renders on every change of address and prefetches on hover. */
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
