import {useMemo, type ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import Section from '../../../components/layout/Section';
import {TOPICS} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import {countBy} from '../../chip-filter/chips';
import Page from '../../page/Page';
import TopicLinks from '../TopicLinks';
import EntryExplorer from './EntryExplorer';
import JournalHero from './JournalHero';
import styles from './TopicPage.module.css';

/** The journal's list: hero, topic filter, entries, topic index, Stay Updated. */
export default function JournalListPage({entries}: {entries: readonly EntrySummary[]}): ReactNode {
  const counts = useMemo(() => countBy(entries, TOPICS, ({topics}) => topics), [entries]);
  return (
    <Page
      tool
      title="Journal: growth and fundraising field notes"
      description="Field notes from senior growth and fundraising advisors: Performance Max, TikTok, AI tools and investor process, with worked examples, prompts and numbers."
      keywords={['growth marketing journal', 'Performance Max', 'TikTok ads', 'AI tools', 'fund raising']}
    >
      <JournalHero entries={entries} />
      <EntryExplorer entries={entries} />
      <Section
        ground="sunk"
        eyebrow="Topics"
        heading="Each topic has a page of its own"
        lead="Bookmark the one you work on; its address does not change."
      >
        <div className={styles.beside}>
          <TopicLinks topics={TOPICS} counts={counts} label="All topics" />
        </div>
      </Section>
      <CallToAction heading="Stay Updated" button="Get in Touch">
        Every new entry is in the feeds at the top. Tell us what you are working on, and what you would like
        to read next.
      </CallToAction>
    </Page>
  );
}
