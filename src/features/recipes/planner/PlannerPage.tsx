import {useRef} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section, {Width} from '../../../components/layout/Section';
import Cards from '../../../components/ui/Cards';
import {PLAN_PATH, type PageLink} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import type {FinderRules} from '../../../data/plans/schema';
import type {FinderPosition} from '../../../data/plans/shop';
import {counted} from '../../../lib/counted';
import {contactPath} from '../../../shell/forms/about';
import {webApplication} from '../../../shell/page/entities';
import Page from '../../../shell/page/Page';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {withRecipes} from '../plan/address';
import {endOf} from '../plan/agenda';
import {answersOf} from '../plan/answers';
import type {PlanRecipe} from '../plan/plan';
import {positionFor} from '../plan/suggest';
import {longDate} from '../plan/words';
import Finder from './Finder';
import Gone from './Gone';
import styles from './PlannerPage.module.css';
import PlanView from './PlanView';
import {usePlan} from './usePlan';
import {claims} from '../../../config/site';

const NAME = 'Growth plan: which recipes next, and when';
const DESCRIPTION =
  'Put growth recipes in order for your team: what to set up in which week, when to decide, and what it costs. Take it with you as a calendar.';

interface PlannerData {
  recipes: readonly PlanRecipe[];
  rules: FinderRules;
  positions: readonly FinderPosition[];
  starters: readonly (PageLink & {oneLine: string})[];
}

/** The planner: the plan where there is one, else the ways to begin one. */
export default function PlannerPage({recipes, rules, positions, starters}: PlannerData) {
  const state = usePlan(recipes);
  const {query} = usePageQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = (id = '') => {
    setTimeout(() => {
      const control = document.getElementById(id);
      (control ?? heading.current)?.focus({preventScroll: control === null});
      if (control === null) {
        // The title is above the heading, and the header above both.
        window.scrollTo(0, 0);
      }
    });
  };
  const planned = state?.address.recipes ?? [];
  const isPlanned = state !== undefined && planned.length > 0;
  const isAsked = new URLSearchParams(query).has('worry');
  const position = isAsked ? positionFor(answersOf(query), positions) : undefined;
  const count = state?.plan.items.length ?? 0;
  const finder = (
    <Finder
      rules={rules}
      positions={positions}
      recipes={recipes}
      from={state?.monday}
      planned={planned}
      onDays={(days) => state?.change({days})}
      onPlan={(ids) => {
        state?.change(withRecipes(state.address, ids));
        moveFocus();
      }}
    />
  );
  return (
    <Page
      title={NAME}
      description={DESCRIPTION}
      keywords={['growth plan', 'marketing plan', 'growth roadmap', 'experiment calendar', '90-day plan']}
      data={[webApplication(useSite(), {name: NAME, description: DESCRIPTION, path: PLAN_PATH})]}
    >
      <Head>
        <body className={styles.paper} />
      </Head>
      <div className={clsx(styles.hero, isPlanned && styles.planned)}>
        <Hero
          lead="Say where you stand: you get what to do first, in which weeks to set it up, when to decide, and what it costs."
          heading={
            isPlanned && count > 0
              ? `Plan: ${counted(count, 'recipe')}, ${longDate(state.start)} to ${longDate(endOf(state.plan, state.start))}`
              : 'From recipes to a plan'
          }
        />
      </div>
      <Width className={styles.planner}>
        <Gone state={state} onGo={moveFocus} />
        {isPlanned ? (
          <>
            {/* A link with answers shows what they lead to, before the visitor's own plan. */}
            {isAsked && <section className={'screenOnly below40'}>{finder}</section>}
            <PlanView
              today={position}
              heading={heading}
              state={state}
              recipes={recipes}
              moveFocus={moveFocus}
            >
              {!isAsked && finder}
            </PlanView>
          </>
        ) : (
          <>
            {/* A link with a plan says so before any script runs, in place of what is for visitors without one. */}
            <p className={clsx('screenOnly', styles.coming)}>Putting the plan of this link in order...</p>
            <section className={styles.start} aria-labelledby="start">
              <h2 className="srOnly" ref={heading} id="start" tabIndex={-1}>
                Your month in a sentence
              </h2>
              <noscript>
                <p className={clsx('below16 small', styles.note)}>
                  Other answers and the planner need JavaScript. Without it, this is the answer to the
                  sentence below, every recipe still says how long it takes to set up and when to decide, and
                  the plans further down are already worked out.
                </p>
              </noscript>
              {finder}
            </section>
          </>
        )}
      </Width>
      {!isPlanned && (
        <>
          {starters.length > 0 && (
            <Section
              heading="Plans to start from"
              lead="We wrote these for situations that we meet often. Each opens in the planner, where you can change what does not fit."
            >
              <Cards
                items={starters.map(({title, oneLine, path}) => ({
                  title,
                  text: oneLine,
                  to: path,
                  action: 'See the plan',
                }))}
              />
            </Section>
          )}
          <CallToAction
            heading="Want a second pair of eyes on it?"
            text={`Write from here, and the link of your plan goes with your message. In ${claims.call}, we say what we would move, drop or add, and why.`}
            button="Book Free Consultation"
            to={contactPath('Growth plan')}
          />
        </>
      )}
    </Page>
  );
}
