import {useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {RecipeFacts} from '../../components/ui/Badge';
import ChannelKey from '../../components/ui/ChannelKey';
import Icon from '../../components/ui/Icon';
import Unbroken from '../../components/ui/Unbroken';
import {claims} from '../../config/site';
import {recipePath} from '../../config/paths';
import styles from './GoalPlan.module.css';
import {GOALS, planTime, waysOn} from './plan';
import {hueColour} from '../../config/hues';
import {CHANNEL_HUE} from '../../data/recipes/taxonomy';
import type {RecipeLink} from '../../data/recipes/card';
import bar from './RecipeBar.module.css';

const DUE = [
  {name: 'First results', when: claims.firstResults},
  {name: 'Significant results', when: claims.significantResults},
];

/** Days that the bars show: half a year. */
const SHOWN = 182;

/** Working days as a share of the half year, or days of the week, in per cent. */
const share = (days: number) => `${Math.min(100, (days / SHOWN) * 100).toFixed(1)}%`;

/** A recipe over half a year: set-up, run, the day of the decision. Decorative: its facts say the same. */
function RecipeBar({channel, days}: Pick<RecipeLink, 'channel' | 'days'>) {
  if (days === undefined) {
    return null;
  }
  const [setUp, runs] = days;
  const style = {
    '--pen': channel && hueColour(CHANNEL_HUE[channel]),
    '--set-up': share((setUp * 7) / 5),
    '--runs': share(runs),
  };
  return <span className={bar.track} style={style} aria-hidden="true" />;
}

export default function GoalPlan() {
  const [chosen, setChosen] = useState(['market']);
  const goals = GOALS.filter(({id}) => chosen.includes(id));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={styles.plan}>
      <div className={styles.goals} role="group" aria-label="Your goals">
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
      <p className={bar.due}>
        {DUE.map(({name, when}) => (
          <span key={name}>
            <strong className="block ink">{name}</strong> {when}
          </span>
        ))}
      </p>
      <div className={styles.words} aria-live="polite">
        <ul className={styles.moves}>
          {goals.map((goal) => (
            <li key={goal.id}>
              <strong>{goal.name}.</strong> {goal.move}
              <ul className={styles.recipes} aria-label={`Recipes for: ${goal.name}`}>
                {goal.recipes.map((recipe) => (
                  <li key={recipe.id}>
                    <Link className="gapText middle ink" to={recipePath(recipe.id)}>
                      {recipe.name}
                    </Link>
                    <span className="block below8 fine">
                      <RecipeFacts facts={recipe.facts} />
                    </span>
                    <RecipeBar {...recipe} />
                  </li>
                ))}
                {waysOn(goal).map(({to, text}) => (
                  <li key={to}>
                    <Link to={to} className={clsx('gapText middle ink brand strong plain', styles.more)}>
                      {text} <Icon name="arrow" size={0.85} />
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ChannelKey channels={goals.flatMap(({recipes}) => recipes.flatMap(({channel}) => channel ?? []))} />
        <p>
          <Unbroken>{planTime(goals)}</Unbroken>
        </p>
      </div>
    </div>
  );
}
