import {useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '../../components/ui/Icon';
import NoWrap from '../../components/ui/NoWrap';
import {recipePath} from '../../config/paths';
import {inOneLine} from '../../data/recipes/card';
import {NO_PLAN, planPath} from '../../features/recipes/plan/address';
import {GOALS, planOf, planTime} from './plan';
import styles from './GoalPlan.module.css';

/** The working days a month that three recipes fit into. */
const DAYS = 12;

/** Four goals to choose from, and three recipes as the plan for those that are chosen; always of the same height. */
export default function GoalPlan() {
  const [chosen, setChosen] = useState(['market']);
  const goals = GOALS.filter(({id}) => chosen.includes(id));
  const {cards, more} = planOf(goals);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <div className={clsx('two gap8', styles.goals)} role="group" aria-label="Your goals">
        {GOALS.map(({id, name}) => (
          <button
            className="row between ink small medium"
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
          >
            {name}
            <Icon name={chosen.includes(id) ? 'check' : 'plus'} size={0.9} />
          </button>
        ))}
      </div>
      {cards.length === 0 ? (
        <p className={clsx('large above12', styles.list)}>
          Choose a goal, and its three recipes are listed here.
        </p>
      ) : (
        <ul className={clsx('clean-list above12', styles.list)} aria-label="Your plan">
          {cards.map(({goal, recipe}) => (
            <li key={recipe.id}>
              <Link className="touch serif large ink plain" to={recipePath(recipe.id)}>
                {recipe.name}
              </Link>
              <p className="fine">
                <strong>{goal.name}:</strong> {goal.move}
              </p>
              <p className="fine">{inOneLine(recipe.facts)}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={clsx('above8', styles.foot)}>
        {cards.length > 0 && (
          <p className="cluster between gap8 small strong">
            <Link
              className="touch gapText plain"
              to={planPath({...NO_PLAN, recipes: cards.map(({recipe}) => recipe.id), days: DAYS})}
            >
              Plan these three <Icon name="arrow" size={0.85} />
            </Link>
            <Link className="touch" to={more.to}>
              {more.text}
            </Link>
          </p>
        )}
        <p className="note" aria-live="polite">
          <NoWrap>{planTime(goals)}</NoWrap>
        </p>
      </div>
    </>
  );
}
