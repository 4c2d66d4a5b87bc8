import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {Width} from '../../../components/layout/Section';
import {useSite} from '../../../config/useSite';
import texts from '../../../data/pages/starter-plans.yaml';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import PrintAddress from '../../../shell/page/PrintAddress';
import {starterPath, type PageLink} from '../../../config/paths';
import {FIRST_DAY, inPlanner, type StarterPlan} from '../plan/starters';
import {Bars} from '../planner/PlanBar';
import {scaleOf} from '../planner/scale';
import {barsOf} from './card';
import Facts from './Facts';
import Order from './Order';
import Schedule from './Schedule';
import Situation from './Situation';
import {starterHowTo} from './structuredData';
import styles from './StarterPage.module.css';
import {Beside, Change, Expectations} from './Outlook';

export interface StarterPageProps {
  starterPlan: StarterPlan;
  /** The other plans, and hubs for the same visitors. */
  others: readonly PageLink[];
}

/** One starter plan; all of its content comes from its YAML file and from the recipes. */
export default function StarterPage({starterPlan, others}: StarterPageProps): ReactNode {
  const site = useSite();
  const {starter} = starterPlan;
  const {plan} = texts;
  return (
    <Page
      {...starter.page}
      keywords={starter.keywords}
      crumb={starter.title}
      type="article"
      data={[starterHowTo(site, starterPlan)]}
    >
      <div className={styles.top}>
        <Hero
          label={plan.label}
          heading={starter.title}
          lead={starter.oneLine}
          actions={
            <ButtonLink to={inPlanner(starter)}>
              <Icon name="calendar" /> {plan.open}
            </ButtonLink>
          }
          figure={<Bars bars={barsOf(starterPlan)} scale={scaleOf(starterPlan.plan, FIRST_DAY)} />}
        />
      </div>
      <Width>
        <Facts starterPlan={starterPlan} />
      </Width>
      <Situation starter={starter} />
      <Beside starter={starter} />
      <Order {...starterPlan} />
      <Schedule {...starterPlan} />
      <Expectations {...starterPlan} />
      <Change starter={starter} others={others} />
      <Width>
        <PrintAddress path={starterPath(starter.id)} />
      </Width>
      <CallToAction {...plan.action} to={contactPath(`Starter plan: ${starter.title}`)} />
    </Page>
  );
}
