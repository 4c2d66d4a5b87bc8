import type {ReactNode} from 'react';
import clsx from 'clsx';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import {Width} from '../../components/layout/Section';
import {initials, type Advisor} from '../../data/advisors/types';
import {hueColour} from '../../data/hues';
import Page from '../page/Page';
import AdvisorGridCard, {type GridAdvisor} from './AdvisorGridCard';
import styles from './AdvisorGridPage.module.css';

/** One line for each advisor, in their hue: eight ways in, one direction. */
function Lines({advisors}: {advisors: readonly Advisor[]}): ReactNode {
  const gap = 240 / Math.max(advisors.length - 1, 1);
  return (
    <svg viewBox="0 0 460 300" className={styles.lines} aria-hidden="true">
      {advisors.map(({id, name, hue}, index) => {
        const from = 40 + index * gap;
        return (
          <g key={id} style={{color: hueColour(hue)}}>
            <path
              d={`M44 ${from}C180 ${from} 190 ${190 - index * 4} 280 ${160 - index * 5}S400 ${90 - index * 4} 446 ${60 - index * 5}`}
            />
            <text x="0" y={from + 6}>
              {initials(name)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Grid({
  advisors,
  className,
}: {
  advisors: readonly GridAdvisor[];
  className: string | undefined;
}): ReactNode {
  return (
    <ul className={clsx(styles.grid, className)}>
      {advisors.map((advisor) => (
        <li key={advisor.id}>
          <AdvisorGridCard advisor={advisor} />
        </li>
      ))}
    </ul>
  );
}

/** The network (specification 2 section 2): every advisor, each leading to their page, those with a profile first. */
export default function AdvisorGridPage({advisors}: {advisors: readonly GridAdvisor[]}): ReactNode {
  const unwritten = advisors.filter(({written}) => !written);
  return (
    <Page
      title="The Network: our advisors"
      description={`${advisors.length} senior operators in growth, fundraising, martech, product and data. Read what each does, and talk to the one whose work fits your question.`}
      keywords={[
        'growth advisors',
        'fundraising advisors',
        'fractional growth team',
        'advisor network',
        ...advisors.map(({name}) => name),
      ]}
    >
      <Hero
        heading="People who have sat in your chair"
        lead="Each of them ran the thing before advising on it: a channel, a shop, a round, a codebase. You work with the person you choose, by name, for as many days a month as you need."
        figure={<Lines advisors={advisors} />}
      />
      <Width className={styles.groups}>
        <section aria-labelledby="written">
          <h2 id="written" className={styles.heading}>
            Profiles to read now
          </h2>
          <Grid advisors={advisors.filter(({written}) => written)} className={styles.written} />
        </section>
        {unwritten.length > 0 && (
          <section aria-labelledby="unwritten">
            <h2 id="unwritten" className={styles.heading}>
              Here already, profile to follow
            </h2>
            <Grid advisors={unwritten} className={styles.unwritten} />
          </section>
        )}
      </Width>
      <CallToAction heading="Not sure whose question yours is" button="Get In Touch">
        Describe it in a few lines. We pass it to the advisor who has answered the nearest one, and say so if
        nobody here has.
      </CallToAction>
    </Page>
  );
}
