import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LevelBadge, StageBadge} from '../../components/ui/Badge';
import {CHANNEL_HUE} from '../../data/recipes/taxonomy';
import {hueColour} from '../../data/hues';
import type {RecipeSummary} from '../../data/recipes/types';
import {recipePath} from './paths';
import styles from './RelatedRecipes.module.css';

/** Recipes that go before, after or beside this one. */
export default function RelatedRecipes({recipes}: {recipes: readonly RecipeSummary[]}): ReactNode {
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        Related recipes
      </h2>
      <ul className={styles.list}>
        {recipes.map(({id, name, channels, buyingCycle, effortLevel, expectedImpact}) => (
          <li
            key={id}
            className={styles.item}
            style={{'--hue': channels[0] && hueColour(CHANNEL_HUE[channels[0]])}}
          >
            <Link to={recipePath(id)}>{name}</Link>
            <span className={styles.badges}>
              <StageBadge stage={buyingCycle} />
              <LevelBadge level={effortLevel} of="Effort" />
              <LevelBadge level={expectedImpact} of="Impact" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
