import {Fragment} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CallToAction from '../../components/layout/CallToAction';
import PageHeader from '../../components/layout/PageHeader';
import {SectionHeading, Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import {calculatorPath, POSITIONS_PATH, recipePath} from '../../config/paths';
import {reviewInWords} from '../../data/evidence/text';
import type {ShownPositions} from '../../data/positions/types';
import Evidence from '../../components/layout/Evidence';
import {contactPath} from '../../shell/forms/about';
import Page from '../../shell/page/Page';
import PrintAddress from '../../shell/page/PrintAddress';
import {article, lastChange} from '../../shell/page/structuredData';
import fold from '../../components/ui/Fold.module.css';
import styles from './PositionsPage.module.css';

type Shown = ShownPositions['positions'][number];

function Position({position}: {position: Shown}) {
  const {id, question, heading, lead, answers, reasons, change, recipes, calculators, reviewed} = position;
  const further = [
    ['Recipes that follow it', recipes.map((one) => [recipePath(one.id), one.name] as const)],
    ['With your own numbers', calculators.map((one) => [calculatorPath(one.id), one.title] as const)],
  ] as const;
  // Registers the anchor with Docusaurus' check for broken links.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} data-position={question} className={styles.position}>
      <SectionHeading heading={heading} lead={lead} />
      <dl className={styles.answers}>
        {answers.map(({when, then}) => (
          <div className="grid foldsCompact ruled" key={when}>
            <dt className="strong">{when}</dt>
            <dd className="measure">{then}</dd>
          </div>
        ))}
      </dl>
      <details className={fold.phone}>
        <summary className="brand strong">Why, and what would change our mind</summary>
        <div className="measure prose">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <h3>What would change our mind</h3>
          <p>{change}</p>
          {further
            .filter(([, links]) => links.length > 0)
            .map(([name, links]) => (
              <Fragment key={name}>
                <h3>{name}</h3>
                <ul>
                  {links.map(([to, text]) => (
                    <li key={to}>
                      <Link to={to} className="loneLink">
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          {reviewed && <p>{reviewInWords(reviewed)}</p>}
        </div>
      </details>
    </section>
  );
}

/** How the library decides between practices that contradict each other. */
export default function PositionsPage({shown}: {shown: ShownPositions}) {
  const {page, heading, lead, published, positions, action, sums, sources, reviewed} = shown;
  const facts = {
    title: heading,
    description: page.description,
    published,
    modified: positions.reduce(
      (day, own) => lastChange(day, own.reviewed?.on),
      lastChange(published, reviewed.on),
    ),
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
            {positions.map(({id, question}) => (
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
