import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';
import ErrorScreen from '../../features/page/ErrorScreen';

/** Shown while the parts of a page are loading or when they fail to. Change: our error screen, and no spinner. */
export default function Loading({error, retry}: ComponentProps<typeof Original>): ReactNode {
  return error ? <ErrorScreen error={error as Error} tryAgain={retry} /> : null;
}
