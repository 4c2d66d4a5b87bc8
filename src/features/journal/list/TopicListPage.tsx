import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import {RowLink} from '../../../components/ui/Card';
import {Width} from '../../../components/layout/Section';
import {counted} from '../../../lib/counted';
import {TOPICS, type Topic} from '../../../data/journal/topics';
import Page from '../../../shell/page/Page';
import styles from './TopicListPage.module.css';

interface Tag {
  label: Topic;
  permalink: string;
  description?: string;
  count: number;
}

export default function TopicListPage({tags}: {tags: readonly Tag[]}) {
  const inOrder = [...tags].sort((a, b) => TOPICS.indexOf(a.label) - TOPICS.indexOf(b.label));
  return (
    <Page
      title="Journal topics"
      description="The topics of the network’s journal, from Social Media to E-commerce: what each is about, and how many entries it has so far."
      keywords={['journal topics', 'growth marketing', 'fundraising']}
    >
      <Width className={styles.page}>
        <PageHeader heading="Journal topics" />
        <ul className={clsx('above40', styles.topics)}>
          {inOrder.map(({label, permalink, description, count}) => (
            <li className="relative grid bottom ruled" key={label}>
              <RowLink to={permalink}>{label}</RowLink>
              <span className={styles.bars} aria-hidden="true">
                {Array.from({length: count}, (_, index) => (
                  <span key={index} />
                ))}
              </span>
              <span className="srOnly">{`, ${counted(count, 'entry', 'entries')}`}</span>
              <p className="allColumns note">{description}</p>
            </li>
          ))}
        </ul>
      </Width>
      <CallToAction
        heading="Ask us about a topic that is missing"
        text="Readers’ questions are where the next entries come from."
        button="Get In Touch"
      />
    </Page>
  );
}
