import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '../../components/ui/Button';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  error: Error & {status?: number; statusText?: string};
  tryAgain: () => void;
}

/** Never a stack trace. */
function reason({status, statusText, message}: ErrorScreenProps['error']): string {
  return status === undefined ? message : `${status} ${statusText ?? ''}`.trim();
}

export default function ErrorScreen({error, tryAgain}: ErrorScreenProps) {
  const home = useBaseUrl('/');
  return (
    <main className={styles.screen}>
      <Head>
        <title>Unexpected Application Error!</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="title">Unexpected Application Error!</h1>
      <p className={styles.reason}>{reason(error)}</p>
      <p>Nothing you saved in this browser is lost.</p>
      <p className="cluster middle gap20">
        <Button onClick={tryAgain}>Try again</Button>
        {/* A plain link: the page is loaded afresh, without the state that failed. */}
        <a href={home}>Return Home</a>
      </p>
    </main>
  );
}
