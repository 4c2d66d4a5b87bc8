import {useEffect, type ReactNode} from 'react';

/**
 * What `npm start` shows in place of the visitors' error screen: what went wrong, until the next compilation that works.
 * The overlay names the file.
 */
export default function PreviewError({error, tryAgain}: {error: Error; tryAgain: () => void}): ReactNode {
  useEffect(() => {
    const onMessage = ({data}: MessageEvent<{type?: string} | null>) => {
      if (data?.type === 'webpackOk' || data?.type === 'webpackStillOk') {
        tryAgain();
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [tryAgain]);
  return (
    <main>
      <h1>This page is back once its mistake is mended</h1>
      <pre>{error.message}</pre>
    </main>
  );
}
