import EvenColumns from '../../components/layout/EvenColumns';
import RecipeIndexCard from '../../components/ui/RecipeIndexCard';
import type {RecipeCard} from '../../data/recipes/card';

/** A few recipes that go before, after or beside this one. */
export default function RelatedRecipes({recipes}: {recipes: readonly RecipeCard[]}) {
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="below24 heading">
        Related recipes
      </h2>
      <EvenColumns least="17rem">
        {recipes.map((recipe) => (
          <RecipeIndexCard as="li" key={recipe.id} recipe={recipe} />
        ))}
      </EvenColumns>
    </section>
  );
}
