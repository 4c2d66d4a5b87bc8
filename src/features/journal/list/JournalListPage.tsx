import Link from '@docusaurus/Link';
import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import type {EntrySummary} from '../../../data/journal/types';
import Page from '../../../shell/page/Page';
import {JOURNAL_PATH, TOPICS_PATH} from '../../../config/paths';
import EntryExplorer from './EntryExplorer';
import styles from './JournalListPage.module.css';

const FEEDS = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
];

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
      <Width className={styles.head}>
        <PageHeader
          heading="Long reads with worked numbers"
          lead="By the advisors who do the work: how it is done, what it costs and when it fails."
        />
      </Width>
      <EntryExplorer entries={entries} />
      <Width className="sectionEnd">
        <Link to={TOPICS_PATH} className="loneLink">
          All topics, each on its own page
        </Link>
        <p className="cluster middle gap8 above16 note">
          Follow by feed:
          {FEEDS.map(({name, file}) => (
            <Link
              className="touch ink strong"
              key={file}
              href={`pathname://${JOURNAL_PATH}/${file}`}
              target="_self"
            >
              {name}
            </Link>
          ))}
        </p>
      </Width>
      <CallToAction
        heading="Stay Updated"
        text="New entries appear in the feeds above. Tell us what you are working on, and what you would like to read next."
        button="Get in Touch"
      />
    </Page>
  );
}
