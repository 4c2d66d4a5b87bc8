import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {notify} from '../../page/toasts/notify';
import styles from './ArticleActions.module.css';
import {share} from './share';

interface ArticleActionsProps {
  title: string;
  /** The article's canonical address. */
  url: string;
  /** Shows "Discuss Strategy". */
  discuss: boolean;
}

/** Share, print, and for some articles a link to talk it over; without script, a mail link does the sharing. */
export default function ArticleActions({title, url, discuss}: ArticleActionsProps): ReactNode {
  const onShare = async () => {
    const result = await share({title, url}, navigator);
    if (result === 'copied') {
      notify('Link copied', 'Paste it wherever you want to share this entry.');
    } else if (result === 'failed') {
      notify('Copy this address to share', url);
    }
  };
  return (
    <div className={styles.actions}>
      <Button small onClick={() => void onShare()}>
        <Icon name="external" /> Share
      </Button>
      <Button small onClick={() => window.print()}>
        <Icon name="print" /> Print
      </Button>
      {discuss && (
        <ButtonLink small to="/contact">
          Discuss Strategy
        </ButtonLink>
      )}
      <noscript>
        <Link href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          Share by e-mail
        </Link>
      </noscript>
    </div>
  );
}
