import {lazy, Suspense} from 'react';
import recipeCount from '@generated/content/default/count.json';
import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import {PROMISE} from '../../components/layout/CallToAction';
import Icon from '../../components/ui/Icon';
import NoWrap from '../../components/ui/NoWrap';
import {PLAN_PATH} from '../../config/paths';
import {useOwnPlan} from '../../features/recipes/plan/store';
import Sentence from '../../features/recipes/planner/Sentence';
import {counted} from '../../lib/counted';
import GoalPlan from './GoalPlan';
import RotatingHeadline from './RotatingHeadline';
import styles from './HomeHero.module.css';

// The library comes only to those who have a plan: what is due this week, in one line.
const DueLine = lazy(() => import('../../features/recipes/planner/DueLine'));

export default function HomeHero() {
  const {plan, path} = useOwnPlan();
  return (
    <div className={clsx('page grid relative', styles.hero)}>
      <div className={styles.planLine}>
        {plan.recipes.length > 0 && (
          <Suspense>
            <DueLine address={plan} path={path} />
          </Suspense>
        )}
      </div>
      <div>
        <RotatingHeadline />
        <p className="lead above16 measure">
          <NoWrap>{`For e-commerce founders: senior operators in your team until the numbers move. Or start alone with ${counted(recipeCount, 'free recipe')}.`}</NoWrap>
        </p>
        <p className={clsx('cluster above16', styles.actions)}>
          <ButtonLink primary to="/contact">
            Get In Touch
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink to={PLAN_PATH}>Find my next step</ButtonLink>
        </p>
      </div>
      <div className={styles.figure}>
        <GoalPlan />
      </div>
      <p className={clsx('note above12', styles.note)}>{PROMISE}</p>
      <div className={clsx('aboveFluid', styles.sentence)}>
        <Sentence />
      </div>
    </div>
  );
}
