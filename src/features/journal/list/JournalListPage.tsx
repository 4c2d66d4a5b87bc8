import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {QUERY} from '../../../config/hydration';
import CallToAction from '../../../components/layout/CallToAction';
import {Width} from '../../../components/layout/Section';
import type {EntrySummary} from '../../../data/journal/types';
import texts from '../../../data/pages/journal.yaml';
import Page from '../../../shell/page/Page';
import {TOPICS_PATH} from '../../../config/paths';
import EntryExplorer from './EntryExplorer';
import JournalHero from './JournalHero';
import styles from './TopicPage.module.css';

/** The journal's list: hero, topic filter, entries, the way to the topics' pages, Stay Updated. */
export default function JournalListPage({
  entries,
  modified,
}: {
  entries: readonly EntrySummary[];
  /** The day of the last change of any entry. */
  modified: string;
}): ReactNode {
  return (
    <Page restores={[QUERY]} {...texts.page} modified={modified}>
      <JournalHero entries={entries} />
      <EntryExplorer entries={entries} />
      <Width className={styles.entries}>
        <Link to={TOPICS_PATH} className="loneLink">
          {texts.topicsLink}
        </Link>
      </Width>
      <CallToAction {...texts.action} />
    </Page>
  );
}
