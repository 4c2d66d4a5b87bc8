import CallToAction from '../../components/layout/CallToAction';
import Evidence from '../../components/layout/Evidence';
import PageHeader from '../../components/layout/PageHeader';
import {Width} from '../../components/layout/Section';
import {positionPagePath, POSITIONS_PATH} from '../../config/paths';
import {useSite} from '../../config/useSite';
import type {Positions} from '../../data/positions/schema';
import type {PositionLink, ShownMoneyPosition} from '../../data/positions/types';
import {contactPath} from '../../shell/forms/about';
import Page from '../../shell/page/Page';
import PrintAddress from '../../shell/page/PrintAddress';
import {article, lastChange} from '../../shell/page/structuredData';
import {Answers, Reasons} from './Position';
import styles from './PositionsPage.module.css';

interface PositionPageProps {
  position: ShownMoneyPosition;
  others: readonly PositionLink[];
  action?: Positions['action'];
}

/** One position with a page of its own. */
export default function PositionPage({position, others, action}: PositionPageProps) {
  const {page, question, heading, lead, published, answers, sums, sources, reviewed} = position;
  const path = positionPagePath(position);
  const facts = {
    title: heading,
    description: page.description,
    published,
    modified: lastChange(published, reviewed.on),
    path,
  };
  return (
    <Page {...page} crumb={question} hasBack type="article" data={[article(useSite(), facts)]}>
      <Width className={styles.head}>
        <PageHeader
          heading={heading}
          lead={lead}
          label={question}
          back={{to: POSITIONS_PATH, text: 'All positions'}}
        />
      </Width>
      <Width className={styles.single}>
        <Answers answers={answers} />
        <h2 className="below16">Why</h2>
        <Reasons
          {...position}
          as="h2"
          links={[
            [
              'Other questions on money',
              others.map((one) => ({title: one.question, path: positionPagePath(one)})),
            ],
          ]}
        />
        <Evidence sums={sums} sources={sources} reviewed={reviewed} />
        <PrintAddress path={path} />
      </Width>
      {action && <CallToAction {...action} to={contactPath('Positions')} />}
    </Page>
  );
}
