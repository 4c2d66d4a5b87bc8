import type {ReactNode} from 'react';
import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import {contactPath} from '../../../shell/forms/about';
import Hero from '../../../components/layout/Hero';
import {QUERY} from '../../../config/hydration';
import {useSite} from '../../../config/useSite';
import texts from '../../../data/pages/growth-plan.yaml';
import {webApplication} from '../../../shell/page/entities';
import Page from '../../../shell/page/Page';
import {PLAN_PATH} from '../../../config/paths';
import {counted} from '../../../lib/counted';
import {endOf} from '../plan/agenda';
import {longDate} from '../plan/words';
import {LOG_KEY} from '../plan/log';
import {PLAN_KEY} from '../plan/store';
import HowItPlans from './HowItPlans';
import Planner, {type PlannerData} from './Planner';
import PlannerDrawing from './PlannerDrawing';
import styles from './PlannerPage.module.css';
import Starters from './Starters';
import {usePlan} from './usePlan';

/** The planner: recipes in order of time, with what they cost and need. */
export default function PlannerPage(data: PlannerData): ReactNode {
  const {recipes, starters} = data;
  const state = usePlan(recipes);
  const isPlanned = state !== undefined && state.chosen.length > 0;
  const count = state?.plan.items.length ?? 0;
  return (
    <Page
      restores={[QUERY, PLAN_KEY, LOG_KEY]}
      {...texts.page}
      data={[
        webApplication(useSite(), {
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
              ? `Plan: ${counted(count, 'recipe')}, until ${longDate(endOf(state.plan, state.start))}`
              : texts.hero.heading
          }
          figure={<PlannerDrawing />}
        />
      </div>
      <Planner {...data} state={state} />
      <HowItPlans />
      {starters.length > 0 && <Starters starters={starters} />}
      <CallToAction
        primary={false}
        {...texts.action}
        to={contactPath('Growth plan', isPlanned ? `${PLAN_PATH}?${state.link}` : '')}
      />
    </Page>
  );
}
