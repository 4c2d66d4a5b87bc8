import {useContext, type ReactNode} from 'react';
import Layout, {Framed} from '../Layout';
import ErrorScreen from '../../shell/page/ErrorScreen';

/** As react-loadable passes them. */
interface LoadingProps {
  error: Error | null;
  retry: () => void;
}

/**
 * Shown while the parts of a page are loading or when they fail to. Changes: no spinner, and our error screen, with
 * header and footer around it where the part that failed was to bring them.
 */
export default function Loading({error, retry}: LoadingProps): ReactNode {
  const framed = useContext(Framed);
  if (!error) {
    return null;
  }
  const screen = <ErrorScreen error={error} tryAgain={retry} />;
  return framed ? screen : <Layout>{screen}</Layout>;
}
