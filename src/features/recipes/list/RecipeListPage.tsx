import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import {QUERY} from '../../../config/hydration';
import Page from '../../page/Page';
import {SAVED_KEY} from '../saved';
import {HIDDEN_KEY} from './ImpactEffortMap';
import LibraryIndex from './LibraryIndex';
import ListHero from './ListHero';
import RecipeExplorer from './RecipeExplorer';
import type {Library} from './useResults';

/** The recipe library: hero, explorer, plain index, call to action. */
export default function RecipeListPage(props: Library): ReactNode {
  const {recipes, library} = props;
  return (
    <Page
      restores={[QUERY, SAVED_KEY, HIDDEN_KEY]}
      title="Growth recipes: playbooks for e-commerce teams"
      description={`${library.total} growth recipes with steps, assets, cases and tips: paid social, search, e-mail and CRM flows, SEO, TikTok and creators. Filter by effort and impact.`}
      keywords={[
        'growth recipes',
        'e-commerce playbooks',
        'growth marketing',
        'DTC',
        'performance marketing',
      ]}
    >
      <ListHero recipes={recipes} library={library} />
      <RecipeExplorer {...props} />
      <LibraryIndex recipes={recipes} library={library} />
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
