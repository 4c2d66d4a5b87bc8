import {useId} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import type {RecipeBeside} from '../../../data/recipes/page';
import {LIST_PATH} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
import Fold from './Fold';
import styles from './SideColumn.module.css';

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
    <aside className={clsx(styles.card, styles.needs)} aria-label="Before you start">
      <Fold title="Before you start">
        <ListCard heading="Assets Needed" items={recipe.assetsNeeded} />
        <ListCard heading="Dependencies" items={recipe.dependencies} />
      </Fold>
    </aside>
  );
}

/** Where to get help with this recipe, and the way back to the library. */
export function Help({name}: {name: string}) {
  return (
    <aside className={clsx('screenOnly sticky', styles.help)} aria-label="Help and more recipes">
      <section className={styles.offer}>
        <h2 className="below12 large">Need Implementation Help?</h2>
        <p className="below16">One of us can go through it with you, and do the work alongside your team.</p>
        <ButtonLink small primary to={contactPath(`Growth recipe: ${name}`)}>
          Get Expert Support
        </ButtonLink>
      </section>
      <section className={styles.card}>
        <h2 className="below12 large">Explore More Recipes</h2>
        <p className="below16">The library can be filtered by channel, effort, impact and stage.</p>
        <ButtonLink small to={LIST_PATH}>
          View All Growth Recipes
        </ButtonLink>
      </section>
    </aside>
  );
}
