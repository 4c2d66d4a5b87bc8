import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';
import ErrorScreen from '../../features/page/ErrorScreen';

/** Stands for a page whose parts are on their way or do not come. Change: our error screen, and no spinner. */
export default function Loading({error, retry}: ComponentProps<typeof Original>): ReactNode {
  return error ? <ErrorScreen error={error as Error} tryAgain={retry} /> : null;
}
