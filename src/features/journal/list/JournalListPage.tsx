import Link from '@docusaurus/Link';
import CallToAction from '../../../components/layout/CallToAction';
import {Width} from '../../../components/layout/Section';
import type {EntrySummary} from '../../../data/journal/types';
import Page from '../../../shell/page/Page';
import {TOPICS_PATH} from '../../../config/paths';
import EntryExplorer from './EntryExplorer';
import JournalHero from './JournalHero';

export default function JournalListPage({
  entries,
  modified,
}: {
  entries: readonly EntrySummary[];
  /** Day of the last change to any entry. */
  modified: string;
}) {
  return (
    <Page
      title="Journal: growth and fundraising field notes"
      description="Field notes from senior growth and fundraising advisors: Performance Max, TikTok, AI tools and investor process, with worked examples, prompts and numbers."
      keywords={['growth marketing journal', 'Performance Max', 'TikTok ads', 'AI tools', 'fundraising']}
      modified={modified}
    >
      <JournalHero entries={entries} />
      <EntryExplorer entries={entries} />
      <Width className="sectionEnd">
        <Link to={TOPICS_PATH} className="loneLink">
          All topics, each on its own page
        </Link>
      </Width>
      <CallToAction
        heading="Stay Updated"
        text="New entries appear in the feeds at the top of the page. Tell us what you are working on, and what you would like to read next."
        button="Get in Touch"
      />
    </Page>
  );
}
