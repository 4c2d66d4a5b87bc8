import {useCallback, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {Width} from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import Rows from '../../../components/ui/Rows';
import {QUERY} from '../../../config/hydration';
import {LIST_PATH, PLAN_PATH} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import texts from '../../../data/pages/growth-plan.yaml';
import type {FinderRules} from '../../../data/plans/finder';
import {counted} from '../../../lib/counted';
import {contactPath} from '../../../shell/forms/about';
import {webApplication} from '../../../shell/page/entities';
import Page from '../../../shell/page/Page';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {withRecipes} from '../plan/address';
import {endOf} from '../plan/agenda';
import {completeAnswers, parseAnswers} from '../plan/answers';
import type {StarterLink} from '../plan/library';
import type {PlanRecipe} from '../plan/types';
import {PLAN_KEY} from '../plan/store';
import {longDate} from '../plan/words';
import Finder from './Finder';
import PlannerDrawing from './PlannerDrawing';
import styles from './PlannerPage.module.css';
import PlanView from './PlanView';
import Starters from './Starters';
import {usePlan} from './usePlan';

interface PlannerData {
  recipes: readonly PlanRecipe[];
  rules: FinderRules;
  starters: readonly StarterLink[];
}

const {empty, rules: how} = texts;

/** The planner: the plan where there is one, else the ways to begin one. */
export default function PlannerPage({recipes, rules, starters}: PlannerData): ReactNode {
  const state = usePlan(recipes);
  const site = useSite();
  const {query} = usePageQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = useCallback((id = '') => {
    setTimeout(() => (document.getElementById(id) ?? heading.current)?.focus());
  }, []);
  const planned = state?.address.recipes ?? [];
  const isPlanned = state !== undefined && planned.length > 0;
  const count = state?.plan.items.length ?? 0;
  const finder = (
    <Finder
      rules={rules}
      starters={starters}
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
      restores={[QUERY, PLAN_KEY]}
      {...texts.page}
      data={[
        webApplication(site, {
          name: texts.page.title,
          description: texts.page.description,
          path: PLAN_PATH,
        }),
      ]}
    >
      <div className={clsx(styles.hero, isPlanned && styles.planned)}>
        <Hero
          {...texts.hero}
          heading={
            isPlanned && count > 0
              ? `Plan: ${counted(count, 'recipe')}, ${longDate(state.start)} to ${longDate(endOf(state.plan, state.start))}`
              : texts.hero.heading
          }
          figure={<PlannerDrawing />}
        />
      </div>
      <Width className={styles.planner}>
        {isPlanned ? (
          <>
            <PlanView heading={heading} state={state} recipes={recipes} moveFocus={moveFocus} />
            {/* A link with answers shows what they lead to, beside the visitor's own plan. */}
            <details
              className={clsx('screenOnly', styles.more)}
              open={completeAnswers(parseAnswers(query)) !== undefined}
            >
              <summary>{empty.more}</summary>
              {finder}
            </details>
          </>
        ) : (
          <>
            {/* A link with a plan says so before any script runs, in place of what is for visitors without one. */}
            <p className={clsx('screenOnly', styles.coming)}>{empty.coming}</p>
            <section className={styles.start} aria-labelledby="start">
              <div className={styles.finder}>
                <h2 ref={heading} id="start" tabIndex={-1}>
                  {empty.heading}
                </h2>
                <noscript>
                  <p className={styles.note}>{empty.noScript}</p>
                </noscript>
                {finder}
              </div>
              <aside className={styles.ways} aria-labelledby="ways">
                <h2 id="ways">{empty.known.heading}</h2>
                <p>{empty.known.text}</p>
                <ButtonLink small to={LIST_PATH}>
                  {empty.known.button} <Icon name="arrow" />
                </ButtonLink>
              </aside>
            </section>
          </>
        )}
      </Width>
      {!isPlanned && <Starters starters={starters} />}
      <div className={clsx(isPlanned && 'screenOnly')}>
        <SplitSection ground="sunk" eyebrow={how.eyebrow} heading={how.heading} lead={how.lead}>
          <Rows rows={how.rows} narrow />
        </SplitSection>
      </div>
      <CallToAction
        primary={false}
        {...texts.action}
        to={contactPath('Growth plan', isPlanned ? `${PLAN_PATH}?${state.link}` : '')}
      />
    </Page>
  );
}
