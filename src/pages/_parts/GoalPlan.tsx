import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {RecipeFacts} from '../../components/ui/Badge';
import Drawing, {pen} from '../../components/ui/Drawing';
import Icon from '../../components/ui/Icon';
import Unbroken from '../../components/ui/Unbroken';
import {claims} from '../../config/claims';
import {hueColour} from '../../config/hues';
import {PLAN_PATH, recipePath} from '../../config/paths';
import texts from '../../data/pages/home.yaml';
import {serialiseAnswers} from '../../features/recipes/plan/answers';
import styles from './GoalPlan.module.css';
import {chosenGoals, GOALS, planTime, toggleGoal, type Goal, type GoalId} from './plan';

/** Six months of the chosen goals as curves, with the two moments at which results are due. */
function PlanChart({goals}: {goals: readonly Goal[]}): ReactNode {
  return (
    <Drawing box="0 0 480 232" className={styles.chart}>
      <path d="M103 14h72v191h-72ZM246 14h216v191H246Z" className={styles.due} />
      <path d="M30 158H462M30 111H462M30 64H462" className={pen.grid} />
      <path d="M30 10V205H468" className={pen.axis} />
      {goals.map(({id, hue, curve, end: [x, y]}) => (
        <g key={id} style={{'--pen': hueColour(hue)}}>
          <path d={curve} pathLength="1" className={styles.curve} />
          <circle cx={x} cy={y} r="6" className={pen.dot} />
        </g>
      ))}
      <text x="103" y="30" className={styles.label}>
        First results
      </text>
      <text x="246" y="30" className={styles.label}>
        Significant results
      </text>
      <text x="139" y="226" textAnchor="middle" className={styles.note}>
        {`${claims.firstResults.replace(' days', '')} days`}
      </text>
      <text x="462" y="226" textAnchor="end" className={styles.note}>
        {claims.significantResults}
      </text>
    </Drawing>
  );
}

const {next} = texts.plan;

/** Four goals to switch on and off, the small plan that follows, and the recipes to begin it with. */
export default function GoalPlan(): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<GoalId>>(new Set(['market']));
  const goals = chosenGoals(chosen);
  return (
    <div className={styles.plan}>
      <div className={styles.goals} role="group" aria-label="Your goals">
        {GOALS.map(({id, name}) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.has(id)}
            onClick={() => setChosen(toggleGoal(chosen, id))}
          >
            {name}
            <Icon name={chosen.has(id) ? 'check' : 'plus'} size={0.9} />
          </button>
        ))}
      </div>
      <PlanChart goals={goals} />
      <div className={styles.words} aria-live="polite">
        <ul className={styles.moves}>
          {goals.map(({id, name, hue, move, recipes, worry, more, plan}) => (
            <li key={id} style={{'--goal': hueColour(hue)}}>
              <strong>{name}.</strong> {move}
              <ul className={styles.recipes} aria-label={`Recipes for: ${name}`}>
                {recipes.map((recipe) => (
                  <li key={recipe.id}>
                    <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
                    <span>
                      <RecipeFacts facts={recipe.facts} />
                    </span>
                  </li>
                ))}
                <li>
                  <Link to={`${PLAN_PATH}?${serialiseAnswers({worry})}`} className={styles.more}>
                    {next} <Icon name="arrow" size={0.85} />
                  </Link>
                </li>
                {plan !== undefined && (
                  <li>
                    <Link to={plan.to} className={styles.more}>
                      {plan.text} <Icon name="arrow" size={0.85} />
                    </Link>
                  </li>
                )}
                <li>
                  <Link to={more.to} className={styles.more}>
                    {more.text} <Icon name="arrow" size={0.85} />
                  </Link>
                </li>
              </ul>
            </li>
          ))}
        </ul>
        <p>
          <Unbroken>{planTime(goals)}</Unbroken>
        </p>
      </div>
    </div>
  );
}
