import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import HeroGrid from '../../../components/layout/HeroGrid';
import PageHeader from '../../../components/layout/PageHeader';
import Section, {Width} from '../../../components/layout/Section';
import {TOPICS, type Topic} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import Page from '../../page/Page';
import EntrySignature from '../EntrySignature';
import {JOURNAL_PATH} from '../paths';
import TopicLinks from '../TopicLinks';
import EntryList from './EntryList';
import styles from './TopicPage.module.css';

interface TopicPageProps {
  tag: {label: Topic; description?: string};
  entries: readonly EntrySummary[];
}

const countText = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** The permanent page of one topic. */
export default function TopicPage({tag: {label, description = ''}, entries}: TopicPageProps): ReactNode {
  const beside = TOPICS.filter(
    (topic) => topic !== label && entries.some(({topics}) => topics.includes(topic)),
  );
  return (
    <Page
      title={`${label}: journal entries`}
      description={`${description} ${countText(entries.length)} from the network's journal, with numbers and worked examples.`}
      keywords={[label, 'journal', 'growth marketing']}
      crumb={label}
    >
      <HeroGrid side="aside" low under>
        <PageHeader back={{to: JOURNAL_PATH, text: 'Back to Journal'}} heading={label} lead={description} />
        <div>
          <EntrySignature name={label} topics={[label, ...beside.slice(0, 6)]} />
        </div>
      </HeroGrid>
      <Width className={styles.entries}>
        <h2 className={styles.count}>{countText(entries.length)}</h2>
        <EntryList entries={entries} />
      </Width>
      {beside.length > 0 && (
        <Section ground="sunk" heading="Often read together">
          <div className={styles.beside}>
            <TopicLinks topics={beside} label="Related topics" />
          </div>
        </Section>
      )}
      <CallToAction heading="Working on this now?" button="Get in Touch">
        Tell us where you stand and what you have tried already.
      </CallToAction>
    </Page>
  );
}
