import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

/** What a page can do without: should it fail, it goes alone, and the rest of the page stays. */
export default function Optional({children}: {children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}
