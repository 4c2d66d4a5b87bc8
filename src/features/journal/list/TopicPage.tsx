import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import Section, {Width} from '../../../components/layout/Section';
import {counted} from '../../../lib/counted';
import {TOPICS, type Topic} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import Page from '../../../shell/page/Page';
import TopicLinks from '../TopicLinks';
import EntryList from './EntryList';
import styles from './TopicPage.module.css';

interface TopicPageProps {
  tag: {label: Topic; description?: string};
  entries: readonly EntrySummary[];
}

export default function TopicPage({tag: {label, description = ''}, entries}: TopicPageProps) {
  const count = counted(entries.length, 'entry', 'entries');
  const beside = TOPICS.filter(
    (other) => other !== label && entries.some(({topics}) => topics.includes(other)),
  );
  return (
    <Page
      title={`${label}: journal entries`}
      description={`${description} ${count} from the network’s journal, with numbers and worked examples.`}
      keywords={[label, 'journal', 'growth marketing']}
      crumb={label}
    >
      <Width className={styles.page}>
        <PageHeader heading={label} lead={description} />
        <h2 className={styles.count}>{count}</h2>
        <EntryList entries={entries} />
      </Width>
      {beside.length > 0 && (
        <Section ground="sunk" heading="Often read together">
          <div className={styles.beside}>
            <TopicLinks topics={beside} label="Related topics" />
          </div>
        </Section>
      )}
      <CallToAction
        heading="Working on this now?"
        text="Say where you are and what you have tried already."
        button="Get In Touch"
      />
    </Page>
  );
}
