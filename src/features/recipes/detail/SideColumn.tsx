import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import type {RecipeRecord} from '../../../data/recipes/types';
import texts from '../../../data/pages/growth-recipe.yaml';
import {keepFigures} from '../../../lib/keepFigures';
import {LIST_PATH} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
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
export function Needs({recipe}: {recipe: RecipeRecord}): ReactNode {
  return (
    <aside className={styles.needs} aria-label="What you need">
      <ListCard heading="Assets Needed" items={recipe.assetsNeeded} />
      <ListCard heading="Dependencies" items={recipe.dependencies} />
    </aside>
  );
}

/** Where to get help with this recipe, and the way back to the library. */
export function Help({name}: {name: string}): ReactNode {
  const {help, explore} = texts;
  return (
    <aside className={clsx('screenOnly', styles.help)} aria-label="Help and more recipes">
      <section className={styles.offer}>
        <h2 className={styles.heading}>{help.heading}</h2>
        <p>{help.text}</p>
        <ButtonLink small primary to={contactPath(`Growth recipe: ${name}`)}>
          {help.button}
        </ButtonLink>
      </section>
      <section className={styles.card}>
        <h2 className={styles.heading}>{explore.heading}</h2>
        <p>{explore.text}</p>
        <ButtonLink small to={LIST_PATH}>
          {explore.button}
        </ButtonLink>
      </section>
    </aside>
  );
}
