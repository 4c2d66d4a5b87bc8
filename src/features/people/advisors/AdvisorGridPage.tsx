import type {ReactNode} from 'react';
import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import EvenColumns from '../../../components/layout/EvenColumns';
import Hero from '../../../components/layout/Hero';
import {Width} from '../../../components/layout/Section';
import type {Advisor} from '../../../data/advisors/types';
import Page from '../../../shell/page/Page';
import styles from './AdvisorGridPage.module.css';
import {FactLine} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import Icon from '../../../components/ui/Icon';
import SampleBadge, {Samples} from '../../../components/ui/SampleBadge';
import AdvisorPortrait from './AdvisorPortrait';
import {advisorPath} from '../../../config/paths';
import card from './AdvisorGridCard.module.css';
import {claims} from '../../../config/site';
import {counted} from '../../../lib/counted';

type GridAdvisor = Advisor & {descriptor?: string};

/** A card where the profile is written, otherwise a row. */
function AdvisorGridCard({advisor}: {advisor: GridAdvisor}) {
  return (
    <Card className={advisor.written ? card.wide : card.row}>
      <AdvisorPortrait advisor={advisor} />
      <div className={clsx('stack grow', card.body)}>
        <h3 className={card.name}>
          <CoverLink to={advisorPath(advisor.id)}>{advisor.name}</CoverLink>
        </h3>
        <p className={clsx('above4 small strong', card.title)}>{advisor.title}</p>
        <SampleBadge of={advisor} />
        {advisor.descriptor !== undefined && (
          <p className={clsx('above16', card.descriptor)}>{advisor.descriptor}</p>
        )}
        <p className={clsx('above16 note', card.skills)}>
          <FactLine facts={advisor.expertise} />
        </p>
        {advisor.written ? (
          <p className={clsx('row gapText small strong', card.state)}>
            Read the profile <Icon name="arrow" />
          </p>
        ) : (
          <p className={clsx('above16 note', card.skills)}>Profile coming soon</p>
        )}
      </div>
    </Card>
  );
}

function Group({id, heading, children}: {id: string; heading: string; children: ReactNode}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="below20">
        {heading}
      </h2>
      {children}
    </section>
  );
}

const inItems = (advisors: readonly GridAdvisor[]) =>
  advisors.map((advisor) => (
    <li key={advisor.id}>
      <AdvisorGridCard advisor={advisor} />
    </li>
  ));

export default function AdvisorGridPage({advisors}: {advisors: readonly GridAdvisor[]}) {
  const written = advisors.filter((one) => one.written);
  const unwritten = advisors.filter((one) => !one.written);
  return (
    <Page
      title="The Network: our advisors"
      description={`${counted(advisors.length, 'senior operator')} in growth, fundraising, martech, product and data. Read what each does, and talk to the one whose work fits your question.`}
      keywords={[
        'growth advisors',
        'fundraising advisors',
        'fractional growth team',
        'advisor network',
        ...advisors.map(({name}) => name),
      ]}
    >
      <Hero
        layout="low"
        heading="Senior operators you can choose by name"
        lead={`Each of them ran the thing before advising on it: a channel, a shop, a round, a codebase. You work with the person you choose, by name, ${claims.daysPerMonth}.`}
      />
      <Width className="sectionEnd">
        <Samples of={advisors} note="people, until the owner’s own replace them.">
          <p className="below24 note">
            Each dot is a recipe: its buying stage across, its channel down and in colour.
          </p>
          <div className={clsx('grid', styles.groups)}>
            {written.length > 0 && (
              <Group id="written" heading="Profiles to read now">
                <EvenColumns least="28rem" gap="var(--space-20)">
                  {inItems(written)}
                </EvenColumns>
              </Group>
            )}
            {unwritten.length > 0 && (
              <Group id="unwritten" heading="Also in the network, with a profile to follow">
                <ul className={clsx('grid gap12', styles.unwritten)}>{inItems(unwritten)}</ul>
              </Group>
            )}
          </div>
        </Samples>
      </Width>
      <CallToAction
        heading="Tell us the question, and we will find the person"
        text="Describe it in a few lines. We pass it to the advisor who has answered the one most like it, and say so if none of us has."
        button="Get In Touch"
      />
    </Page>
  );
}
