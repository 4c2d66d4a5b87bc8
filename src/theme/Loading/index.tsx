import {useContext, type ComponentProps, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import type Original from '@theme/Loading';
import ErrorScreen from '../../features/page/ErrorScreen';
import {Framed} from '../../features/page/framed';

/**
 * Shown while the parts of a page are loading or when they fail to. Changes: no spinner, and our error screen, with
 * header and footer around it where the part that failed was to bring them.
 */
export default function Loading({error, retry}: ComponentProps<typeof Original>): ReactNode {
  const framed = useContext(Framed);
  if (!error) {
    return null;
  }
  const screen = <ErrorScreen error={error as Error} tryAgain={retry} />;
  return framed ? screen : <Layout>{screen}</Layout>;
}
