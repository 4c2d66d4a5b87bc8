import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {counted} from '../../../lib/counted';
import type {Topic} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import Page from '../../../shell/page/Page';
import EntryList from './EntryList';
import styles from './TopicPage.module.css';

interface TopicPageProps {
  tag: {label: Topic; description?: string};
  entries: readonly EntrySummary[];
}

export default function TopicPage({tag: {label, description = ''}, entries}: TopicPageProps) {
  const count = counted(entries.length, 'entry', 'entries');
  return (
    <Page
      title={`${label}: journal entries`}
      description={`${description} ${count} from the network’s journal, with numbers and worked examples.`}
      keywords={[label, 'journal', 'growth marketing']}
      crumb={label}
    >
      <Width className={styles.page}>
        <PageHeader heading={label} lead={description} />
        <h2 className={clsx('above32 below16 soft', styles.count)}>{count}</h2>
        <EntryList entries={entries} />
      </Width>
      <CallToAction
        heading="Working on this now?"
        text="Say where you are and what you have tried already."
        button="Get In Touch"
      />
    </Page>
  );
}
