import EvenColumns from '../../components/layout/EvenColumns';
import {RecipeBadges, RecipeFacts} from '../../components/ui/Badge';
import Card, {CoverLink} from '../../components/ui/Card';
import Unbroken from '../../components/ui/Unbroken';
import {CHANNEL_HUE} from '../../data/recipes/taxonomy';
import {recipePath} from '../../config/paths';
import styles from './RelatedRecipes.module.css';
import type {RecipeCard} from '../../data/recipes/card';
interface RelatedRecipesProps {
  recipes: readonly RecipeCard[];
  heading?: string;
  as?: 'h2' | 'h3';
}

/** A few recipes as links with their badges: those that go before, after or beside this one, or near to a search. */
export default function RelatedRecipes({
  recipes,
  heading = 'Related recipes',
  as: Heading = 'h2',
}: RelatedRecipesProps) {
  return (
    <section aria-labelledby="related">
      <Heading id="related" className="below16 heading">
        {heading}
      </Heading>
      <EvenColumns least="17rem">
        {recipes.map((recipe) => (
          <Card
            as="li"
            key={recipe.id}
            className={styles.item}
            hue={recipe.channels[0] && CHANNEL_HUE[recipe.channels[0]]}
          >
            <CoverLink to={recipePath(recipe.id)} className={styles.name}>
              <Unbroken>{recipe.name}</Unbroken>
            </CoverLink>
            <p className="small">{recipe.benefit}</p>
            <p className="fine">
              <RecipeFacts facts={recipe.facts} />
            </p>
            <RecipeBadges recipe={recipe} />
          </Card>
        ))}
      </EvenColumns>
    </section>
  );
}
