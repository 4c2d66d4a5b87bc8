import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import type {RecipeRecord} from '../../../data/recipes/page';
import texts from '../../../data/pages/growth-recipe.yaml';
import {LIST_PATH} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
import styles from './SideColumn.module.css';
import fold from '../Fold.module.css';
/** Things to have, each with a box to tick while reading. */
function ListCard({heading, items}: {heading: string; items: readonly string[]}): ReactNode {
  const id = useId();
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className="clean-list">
        {items.map((item, index) => (
          <li key={item}>
            <input type="checkbox" id={`${id}${index}`} />
            <label htmlFor={`${id}${index}`}>{item}</label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What must be there before the first step; it precedes the steps on every width, on a phone folded. */
export function Needs({recipe}: {recipe: RecipeRecord}): ReactNode {
  return (
    <aside className={clsx(styles.card, styles.needs)} aria-label={texts.before}>
      <details className={fold.phone}>
        <summary className="screenOnly">{texts.before}</summary>
        <ListCard heading="Assets Needed" items={recipe.assetsNeeded} />
        <ListCard heading="Dependencies" items={recipe.dependencies} />
      </details>
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
