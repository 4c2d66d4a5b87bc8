import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import type {Recipe} from '../../../data/recipes/schema';
import {keepFigures} from '../../../data/keepFigures';
import {LIST_PATH} from '../paths';
import {contactPath} from '../../forms/about';
import styles from './SideColumn.module.css';

function ListCard({heading, items}: {heading: string; items: readonly string[]}): ReactNode {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{keepFigures(item)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What must be there before the first step; it precedes the steps on every width. */
export function Needs({recipe}: {recipe: Recipe}): ReactNode {
  return (
    <aside className={styles.needs} aria-label="What you need">
      <ListCard heading="Assets Needed" items={recipe.assetsNeeded} />
      <ListCard heading="Dependencies" items={recipe.dependencies} />
    </aside>
  );
}

/** Where to get help with this recipe, and the way back to the library. */
export function Help({name}: {name: string}): ReactNode {
  return (
    <aside className={styles.help} aria-label="Help and more recipes">
      <section className={styles.offer}>
        <h2 className={styles.heading}>Need Implementation Help?</h2>
        <p>One of us has run this in an account like yours, and can do it beside your team.</p>
        <ButtonLink small primary to={contactPath(`Growth recipe: ${name}`)}>
          Get Expert Support
        </ButtonLink>
      </section>
      <section className={styles.card}>
        <h2 className={styles.heading}>Explore More Recipes</h2>
        <p>The library is sorted by channel, effort, impact and stage.</p>
        <ButtonLink small to={LIST_PATH}>
          View All Growth Recipes
        </ButtonLink>
      </section>
    </aside>
  );
}
