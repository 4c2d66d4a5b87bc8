import EvenColumns from '../../components/layout/EvenColumns';
import RecipeIndexCard from '../../components/ui/RecipeIndexCard';
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
          <RecipeIndexCard as="li" key={recipe.id} recipe={recipe} />
        ))}
      </EvenColumns>
    </section>
  );
}
