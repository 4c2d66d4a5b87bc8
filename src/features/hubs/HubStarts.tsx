import {useId} from 'react';
import clsx from 'clsx';
import Card, {CoverLink} from '../../components/ui/Card';
import IndexCard from '../../components/ui/IndexCard';
import {recipePath} from '../../config/paths';
import type {Hub} from '../../data/hubs/schema';
import type {RecipeCard} from '../../data/recipes/card';
import styles from './HubStarts.module.css';

/** Where to begin, below and above a figure: a switch shows one of the two, and without script both are shown. */
export default function HubStarts({
  starts,
  recipes,
}: {
  starts: NonNullable<Hub['starts']>;
  recipes: readonly RecipeCard[];
}) {
  const group = useId();
  return (
    <div className={styles.starts}>
      <fieldset className="needsScript cluster">
        <legend>
          <span className="srOnly">How large are you?</span>
        </legend>
        {starts.map(({when}, index) => (
          <label key={when} className={clsx('row gap8 medium', styles.side)}>
            <input type="radio" name={group} defaultChecked={index === 0} />
            {when}
          </label>
        ))}
      </fieldset>
      {starts.map(({when, title, to, text, wait}) => {
        const recipe = recipes.find(({id}) => recipePath(id) === to);
        const attributes = {as: 'section', 'aria-label': when, className: styles.start} as const;
        const content = (
          <>
            <p className="note">{when}, first</p>
            <h2 className="subheading">
              <CoverLink to={to}>{title}</CoverLink>
            </h2>
            <p>{text}</p>
            <p className="soft small">{wait}</p>
          </>
        );
        return recipe === undefined ? (
          <Card key={when} {...attributes} className={clsx('gap8', styles.start, styles.bare)}>
            {content}
          </Card>
        ) : (
          <IndexCard
            key={when}
            {...attributes}
            number={recipe.number}
            channel={recipe.channels[0]}
            stamp={recipe.stamp}
          >
            {content}
          </IndexCard>
        );
      })}
    </div>
  );
}
