import {useId} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {LIST_PATH} from '../../../config/paths';
import type {RecipeBeside} from '../../../data/recipes/page';
import {toSlug} from '../../../lib/toSlug';
import {contactPath} from '../../../shell/forms/about';
import RuleTable from '../RuleTable';
import Fold from './Fold';
import styles from './SideColumn.module.css';
import {useDoneSteps, useRecipe} from './useRecipe';

/** Things to have, each with a box to tick while reading. */
function ListCard({heading, items}: {heading: string; items: readonly string[]}) {
  const id = useId();
  return (
    <section className={styles.list}>
      <h2 className="below12 large">{heading}</h2>
      <ul className="clean-list">
        {items.map((item, index) => (
          <li className="grid gap8" key={item}>
            <input type="checkbox" id={`${id}${index}`} />
            <label htmlFor={`${id}${index}`}>{item}</label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What must be there before the first step; it precedes the steps on every width, on a phone folded. */
export function Needs({recipe}: {recipe: RecipeBeside}) {
  return (
    <aside className={clsx('ruled small', styles.card)} aria-label="Before you start">
      <Fold title="Before you start">
        <ListCard heading="Assets Needed" items={recipe.assetsNeeded} />
        <ListCard heading="Dependencies" items={recipe.dependencies} />
      </Fold>
    </aside>
  );
}

/** The way through the recipe, in view on a wide screen while the text scrolls: which steps are done, what decides. */
function Progress() {
  const {recipe, tasks} = useRecipe();
  const [done] = useDoneSteps();
  return (
    <div className={clsx('screenOnly sticky grid gap20 small', styles.progress)} data-pagefind-ignore="">
      <nav aria-label="Steps of this recipe">
        <ol className="clean-list">
          {tasks.map((task, index) => {
            const number = String(index + 1);
            const isDone = done.includes(number);
            return (
              <li key={task}>
                <a className="grid gap8 plain" href={`#${toSlug(task)}`} data-done={isDone || undefined}>
                  <span className="strong">{isDone ? <Icon name="check" /> : number}</span>
                  <span>
                    {task}
                    {isDone && <span className="srOnly">, done</span>}
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <RuleTable decide={recipe.decide} />
    </div>
  );
}

/** Beside the text: the way through it; at its end where to get help with it, and the way back to the library. */
export default function SideColumn() {
  const {name} = useRecipe().recipe;
  return (
    <aside className={styles.side} aria-label="Progress, help and more recipes">
      {/* Sticks within its own part of the column: help is below it. */}
      <div>
        <Progress />
      </div>
      <div className={clsx('screenOnly grid gap12 small', styles.help)}>
        <section className={clsx('ruled small', styles.card, styles.offer)}>
          <h2 className="below12 large">Need Implementation Help?</h2>
          <p className="below16">
            One of us can go through it with you, and do the work alongside your team.
          </p>
          <ButtonLink small to={contactPath(`Growth recipe: ${name}`)}>
            Get Expert Support
          </ButtonLink>
        </section>
        <section className={clsx('ruled small', styles.card)}>
          <h2 className="below12 large">Explore More Recipes</h2>
          <p className="below16">The library can be filtered by channel, effort, impact and stage.</p>
          <ButtonLink small to={LIST_PATH}>
            View All Growth Recipes
          </ButtonLink>
        </section>
      </div>
    </aside>
  );
}
