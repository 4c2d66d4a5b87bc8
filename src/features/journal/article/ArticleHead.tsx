import Link from '@docusaurus/Link';
import type {Content} from '@theme/BlogPostPage';
import clsx from 'clsx';
import {PlainBadge} from '../../../components/ui/Badge';
import BackLink from '../../../components/layout/BackLink';
import head from '../../../components/layout/DetailHead.module.css';
import {Width} from '../../../components/layout/Section';
import {useSite} from '../../../config/useSite';
import {dayInWords} from '../../../lib/dayInWords';
import type {Reviewed} from '../../../data/evidence/age';
import type {EntrySummary} from '../../../data/journal/types';
import PrintAddress from '../../../shell/page/PrintAddress';
import {absolute} from '../../../shell/page/structuredData';
import {JOURNAL_PATH} from '../../../config/paths';
import styles from './ArticleHead.module.css';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {contactPath} from '../../../shell/forms/about';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import actions from './ArticleActions.module.css';

interface ArticleHeadProps {
  entry: EntrySummary;
  authors: Content['metadata']['authors'];
  reviewed: Reviewed;
  path: string;
  discuss: boolean;
}

export default function ArticleHead({entry, authors, reviewed, path, discuss}: ArticleHeadProps) {
  const {title} = entry;
  const url = absolute(useSite(), path);
  return (
    <Width className={styles.head}>
      <p>
        <BackLink to={JOURNAL_PATH}>Back to Journal</BackLink>
      </p>
      <div className="grid gap20">
        <h1 className={clsx(head.heading, styles.heading)}>{title}</h1>
        <p className={head.lead}>{entry.excerpt}</p>
      </div>
      <div className={clsx('shownWhole cluster middle between aboveFluid', styles.byline)}>
        <p className={clsx('cluster note', styles.facts)}>
          {authors.map(({name, title: role, url: profile}) => (
            <span key={name}>
              By{' '}
              {profile === undefined ? (
                name
              ) : (
                <Link className="ink strong" to={profile}>
                  {name}
                </Link>
              )}
              , {role}
            </span>
          ))}
          <time dateTime={entry.date}>{dayInWords(entry.date)}</time>
          <span>{`${entry.minutes} min read`}</span>
          <span>{`Reviewed ${dayInWords(reviewed.on)}, ${reviewed.by}`}</span>
          {entry.mark !== undefined && <PlainBadge>{entry.mark}</PlainBadge>}
        </p>
        <div className={clsx('screenOnly cluster middle gap8', actions.actions)}>
          <Button small onClick={() => void sharePage(title, url)}>
            <Icon name="external" /> Share
          </Button>
          <PrintButton />
          {discuss && (
            <ButtonLink small to={contactPath(`Journal: ${title}`)}>
              Discuss Strategy
            </ButtonLink>
          )}
          {/* Where no script runs, a mail link does the sharing. */}
          <noscript>
            <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
              Share by e-mail
            </a>
          </noscript>
        </div>
        <span className="end" hidden />
      </div>
      <PrintAddress path={path} />
    </Width>
  );
}
