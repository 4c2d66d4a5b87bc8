import {useContext} from 'react';
import Layout, {Framed} from '../Layout';
import ErrorScreen from '../../shell/page/ErrorScreen';

/** Changes: no spinner, and our error screen, inside the layout where the part that failed would have brought it. */
export default function Loading({error, retry}: {error: Error | null; retry: () => void}) {
  const framed = useContext(Framed);
  if (!error) {
    return null;
  }
  const screen = <ErrorScreen error={error} tryAgain={retry} />;
  return framed ? screen : <Layout>{screen}</Layout>;
}
