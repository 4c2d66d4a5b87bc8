import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CallToAction from '../../components/layout/CallToAction';
import PageHeader from '../../components/layout/PageHeader';
import {SectionHeading, Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import {positionPagePath, POSITIONS_PATH, recipePath} from '../../config/paths';
import type {MoneyLink, ShownPositions} from '../../data/positions/types';
import Evidence from '../../components/layout/Evidence';
import {contactPath} from '../../shell/forms/about';
import Page from '../../shell/page/Page';
import PrintAddress from '../../shell/page/PrintAddress';
import {article, lastChange} from '../../shell/page/structuredData';
import fold from '../../components/ui/Fold.module.css';
import {Answers, Reasons} from './Position';
import styles from './PositionsPage.module.css';

function Position({position}: {position: ShownPositions['positions'][number]}) {
  const {id, question, heading, lead, answers, recipes} = position;
  // Registers the anchor with Docusaurus' check for broken links.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} data-position={question} className={styles.position}>
      <SectionHeading heading={heading} lead={lead} />
      <Answers answers={answers} />
      <details className={fold.phone}>
        <summary className="brand strong">Why, and what would change our mind</summary>
        <Reasons
          {...position}
          links={[
            ['Recipes that follow it', recipes.map((one) => ({title: one.name, path: recipePath(one.id)}))],
          ]}
        />
      </details>
    </section>
  );
}

/** A position with a page of its own, which this part leads on to. */
function Money({position}: {position: MoneyLink}) {
  const {id, question, heading, lead} = position;
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={styles.position}>
      <SectionHeading heading={heading} lead={lead} />
      <p className="above16">
        <Link to={positionPagePath(position)} className="touch strong">
          {`${question} The answers, and why`}
        </Link>
      </p>
    </section>
  );
}

/** How the library decides between practices that contradict each other. */
export default function PositionsPage({shown}: {shown: ShownPositions}) {
  const {page, heading, lead, published, positions, money, action, sums, sources, reviewed} = shown;
  const facts = {
    title: heading,
    description: page.description,
    published,
    modified: lastChange(published, reviewed.on),
    path: POSITIONS_PATH,
  };
  return (
    <Page {...page} crumb="Positions" type="article" data={[article(useSite(), facts)]}>
      <Width className={styles.head}>
        <PageHeader heading={heading} lead={lead} />
      </Width>
      <Width className={clsx('withAside', styles.columns)}>
        <nav className={clsx('sticky', styles.side)} aria-label="Positions on this page">
          <ul className={clsx('grid gap8', styles.index)}>
            {[...positions, ...money].map(({id, question}) => (
              <li key={id}>
                <a href={`#${id}`} className="loneLink">
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {positions.map((position) => (
            <Position key={position.id} position={position} />
          ))}
          {money.map((position) => (
            <Money key={position.id} position={position} />
          ))}
        </div>
      </Width>
      <Width>
        <Evidence sums={sums} sources={sources} reviewed={reviewed} />
        <PrintAddress path={POSITIONS_PATH} />
      </Width>
      <CallToAction {...action} to={contactPath('Positions')} />
    </Page>
  );
}
