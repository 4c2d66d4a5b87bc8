import type {ReactNode} from 'react';
import EvenColumns from '../../components/layout/EvenColumns';
import {LevelBadge, StageBadge} from '../../components/ui/Badge';
import Card, {CoverLink} from '../../components/ui/Card';
import Unbroken from '../../components/ui/Unbroken';
import {CHANNEL_HUE} from '../../data/recipes/taxonomy';
import type {RecipeSummary} from '../../data/recipes/types';
import {recipePath} from '../../config/paths';
import styles from './RelatedRecipes.module.css';

interface RelatedRecipesProps {
  recipes: readonly RecipeSummary[];
  heading?: string;
  as?: 'h2' | 'h3';
}

/** A few recipes as links with their badges: those that go before, after or beside this one, or near to a search. */
export default function RelatedRecipes({
  recipes,
  heading = 'Related recipes',
  as: Heading = 'h2',
}: RelatedRecipesProps): ReactNode {
  return (
    <section aria-labelledby="related">
      <Heading id="related" className={styles.heading}>
        {heading}
      </Heading>
      <EvenColumns least="17rem">
        {recipes.map(({id, name, channels, buyingCycle, effortLevel, expectedImpact}) => (
          <Card as="li" key={id} className={styles.item} hue={channels[0] && CHANNEL_HUE[channels[0]]}>
            <CoverLink to={recipePath(id)} className={styles.name}>
              <Unbroken>{name}</Unbroken>
            </CoverLink>
            <span className="badges">
              <StageBadge stage={buyingCycle} />
              <LevelBadge level={effortLevel} of="Effort" />
              <LevelBadge level={expectedImpact} of="Impact" />
            </span>
          </Card>
        ))}
      </EvenColumns>
    </section>
  );
}
