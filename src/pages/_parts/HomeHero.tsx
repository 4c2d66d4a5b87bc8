import {lazy, Suspense, useId, useState} from 'react';
import cards from '@generated/content/default/drawer.json';
import advisors from '@generated/content/default/advisors.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Button, ButtonLink} from '../../components/ui/Button';
import {PROMISE} from '../../components/layout/CallToAction';
import Icon from '../../components/ui/Icon';
import NoWrap from '../../components/ui/NoWrap';
import SampleBadge from '../../components/ui/SampleBadge';
import {advisorPath} from '../../config/paths';
import Drawer from '../../features/recipes/drawer/Drawer';
import {useOwnPlan} from '../../features/recipes/plan/store';
import Sentence from '../../features/recipes/planner/Sentence';
import Goals, {serves} from './Goals';
import RotatingHeadline from './RotatingHeadline';
import styles from './HomeHero.module.css';

// The library comes only to those who have a plan: what is due this week, in one line.
const DueLine = lazy(() => import('../../features/recipes/planner/DueLine'));

const [FIRST] = advisors;

export default function HomeHero() {
  const {plan, path} = useOwnPlan();
  const [chosen, setChosen] = useState<readonly string[]>(['market']);
  const sentence = useId();
  return (
    <div className={clsx('page relative', styles.hero)}>
      <div className={styles.planLine}>
        {plan.recipes.length > 0 && (
          <Suspense>
            <DueLine address={plan} path={path} />
          </Suspense>
        )}
      </div>
      <RotatingHeadline />
      <p className={clsx('lead above16 below12', styles.lead)}>
        <NoWrap>For e-commerce founders: senior operators in your team until the numbers move.</NoWrap>
      </p>
      <Sentence id={sentence} />
      <div className={clsx('cluster middle above12', styles.actions)}>
        <ButtonLink primary to="/contact">
          Get In Touch
          <Icon name="arrow" />
        </ButtonLink>
        <Button type="submit" form={sentence} className="needsScript">
          Show me what to do
        </Button>
        <p className="fine">
          <NoWrap>{PROMISE}</NoWrap>
          {FIRST && (
            <>
              , from <Link to={advisorPath(FIRST.id)}>{FIRST.name}</Link> or a colleague{' '}
              <SampleBadge of={FIRST} />
            </>
          )}
        </p>
      </div>
      <Goals chosen={chosen} onChoose={setChosen} />
      <Drawer cards={cards} isLit={(card) => serves(chosen, card)} />
    </div>
  );
}
