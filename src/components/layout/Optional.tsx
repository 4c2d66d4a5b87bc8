import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

/** If it fails, it disappears without taking the page with it. */
export default function Optional({children}: {children: ReactNode}) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}
