import {RecipeBadges, FactLine} from './Badge';
import IndexCard, {CoverLink, Marks} from './IndexCard';
import NoWrap from './NoWrap';
import {recipePath} from '../../config/paths';
import type {RecipeCard} from '../../data/recipes/card';
import styles from './RecipeIndexCard.module.css';

/** A recipe where it is named outside the library and its own page. */
export default function RecipeIndexCard({
  recipe,
  as,
  className,
}: {
  recipe: RecipeCard;
  as: 'div' | 'li';
  className?: string | undefined;
}) {
  return (
    <IndexCard as={as} number={recipe.number} channel={recipe.channels[0]} className={className}>
      <p className={styles.name}>
        <CoverLink to={recipePath(recipe.id)}>
          <NoWrap>{recipe.name}</NoWrap>
        </CoverLink>
      </p>
      <p className="small">{recipe.benefit}</p>
      <p className="fine grow">
        <FactLine facts={recipe.facts} />
      </p>
      <Marks stamp={recipe.stamp}>
        <RecipeBadges recipe={recipe} />
      </Marks>
    </IndexCard>
  );
}
