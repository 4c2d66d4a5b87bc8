import type {ReactNode} from 'react';
import {FIRST_DAY, type StarterPlan} from '../plan/starters';
import PlanChart from '../planner/PlanChart';
import {scaleOf} from '../planner/scale';
import styles from './StarterPage.module.css';
import {placeInWords} from './words';

/** Every so many weeks have their number above the chart. */
const STEP = 4;

/** A starter plan by numbered weeks. */
export default function StarterChart({plan, recipes}: Pick<StarterPlan, 'plan' | 'recipes'>): ReactNode {
  const scale = scaleOf(plan, FIRST_DAY);
  const marks = Array.from({length: Math.ceil(scale.weeks / STEP)}, (_, index) => ({
    text: index === 0 ? 'Week 1' : String(index * STEP + 1),
    at: scale.at(FIRST_DAY + index * STEP * 7),
    minor: index % 2 === 1,
  }));
  return (
    <div className={styles.chart}>
      <PlanChart items={plan.items} scale={scale} recipes={recipes} marks={marks} when={placeInWords} />
    </div>
  );
}
