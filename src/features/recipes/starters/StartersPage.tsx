import {spendText} from '../../../data/plans/spend';
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import Card, {CoverLink} from '../../../components/ui/Card';
import Icon from '../../../components/ui/Icon';
import Rows from '../../../components/ui/Rows';
import {useSite} from '../../../config/useSite';
import {counted} from '../../../lib/counted';
import {fill} from '../../../lib/fill';
import texts from '../../../data/pages/starter-plans.yaml';
import Page from '../../../shell/page/Page';
import {PLAN_PATH, starterPath} from '../../../config/paths';
import {FIRST_DAY} from '../plan/starters';
import {days} from '../plan/words';
import {Bars} from '../planner/PlanBar';
import {type Scale, scaleOf} from '../planner/scale';
import type {StarterCard, YearPlan} from './card';
import {Weeks} from './Schedule';
import styles from './StartersPage.module.css';
import {starterList} from './structuredData';
/** A link to a plan: its situation, its answer to it, its shape and its size. All have one scale. */
function Starter({card, scale}: {card: StarterCard; scale: Scale}): ReactNode {
  const {id, title, oneLine, weeks, setUpDays, spend, bars} = card;
  const facts = [
    counted(bars.length, 'recipe'),
    counted(weeks, 'week'),
    `${days(setUpDays)} of set-up`,
    `${spendText(spend)}${spend.to === 0 ? '' : ' extra'}`,
  ];
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.sketch}>
        <Bars bars={bars} scale={scale} />
      </div>
      <h3>
        <CoverLink to={starterPath(id)}>{title}</CoverLink>
      </h3>
      <p>{oneLine}</p>
      <p className={styles.size}>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ', '}
            <span className="unbroken">{fact}</span>
          </Fragment>
        ))}
      </p>
    </Card>
  );
}

/** The starter plans: one card for each situation. */
export default function StartersPage({
  cards,
  year,
}: {
  cards: readonly StarterCard[];
  year: YearPlan | undefined;
}): ReactNode {
  const {page, hero, list, why, action} = texts;
  const {rows, ...heading} = why;
  const scale = scaleOf({items: cards.flatMap(({bars}) => bars)}, FIRST_DAY);
  return (
    <Page {...page} data={[starterList(useSite(), cards)]}>
      <Hero
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <ButtonLink to={PLAN_PATH}>
            <Icon name="calendar" /> {hero.link}
          </ButtonLink>
        }
      />
      <Section ground="sunk" {...list}>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <Starter key={card.id} card={card} scale={scale} />
          ))}
        </ul>
      </Section>
      {year && (
        <Section
          poster
          heading={texts.year.heading}
          lead={fill(texts.year.lead, {title: year.title, weeks: counted(year.weeks, 'week')})}
        >
          <div className={styles.year}>
            <Weeks {...year} />
          </div>
          <p>
            <Link to={starterPath(year.id)} className="loneLink">
              {texts.year.link}
            </Link>
          </p>
        </Section>
      )}
      <SplitSection {...heading}>
        <Rows rows={rows} narrow />
      </SplitSection>
      <CallToAction {...action} />
    </Page>
  );
}
