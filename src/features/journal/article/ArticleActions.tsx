import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {contactPath} from '../../../shell/forms/about';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import styles from './ArticleActions.module.css';

interface ArticleActionsProps {
  title: string;
  /** The article's canonical address. */
  url: string;
  /** Shows "Discuss Strategy". */
  discuss: boolean;
}

/** Share, print, and for some articles a link to talk it over; without script, a mail link does the sharing. */
export default function ArticleActions({title, url, discuss}: ArticleActionsProps): ReactNode {
  return (
    <div className={clsx('screenOnly', styles.actions)}>
      <Button small onClick={() => void sharePage(title, url)}>
        <Icon name="external" /> Share
      </Button>
      <PrintButton />
      {discuss && (
        <ButtonLink small to={contactPath(`Journal: ${title}`)}>
          Discuss Strategy
        </ButtonLink>
      )}
      <noscript>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          Share by e-mail
        </a>
      </noscript>
    </div>
  );
}
