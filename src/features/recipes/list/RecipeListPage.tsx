import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import type {LibraryFacts, RecipeCardData} from '../../../data/recipes/types';
import Page from '../../page/Page';
import LibraryIndex from './LibraryIndex';
import ListHero from './ListHero';
import RecipeExplorer from './RecipeExplorer';

interface RecipeListPageProps {
  recipes: readonly RecipeCardData[];
  library: LibraryFacts;
}

/** The recipe library: hero, explorer, plain index, call to action. */
export default function RecipeListPage({recipes, library}: RecipeListPageProps): ReactNode {
  return (
    <Page
      tool
      title="Growth recipes: playbooks for e-commerce teams"
      description={`${recipes.length} growth recipes with steps, assets, cases and tips: paid social, search, e-mail and CRM flows, SEO, TikTok and creators. Filter by effort and impact.`}
      keywords={[
        'growth recipes',
        'e-commerce playbooks',
        'growth marketing',
        'DTC',
        'performance marketing',
      ]}
    >
      <ListHero recipes={recipes} updated={library.updated} />
      <RecipeExplorer recipes={recipes} />
      <LibraryIndex recipes={recipes} />
      <CallToAction
        heading="Need Help Implementing These Growth Recipes?"
        button="Get Expert Implementation Support"
      >
        The people who wrote them also run them. Tell us which one you would start with, and we will tell you
        what it takes in your account.
      </CallToAction>
    </Page>
  );
}
