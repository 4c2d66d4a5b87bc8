import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import {fill} from '../../../data/fill';
import texts from '../../../data/pages/growth-recipes.yaml';
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
      {...texts.page}
      description={fill(texts.page.description, {recipes: library.total})}
    >
      <ListHero recipes={recipes} library={library} />
      <RecipeExplorer {...props} />
      <LibraryIndex recipes={recipes} library={library} />
      <CallToAction {...texts.action} />
    </Page>
  );
}
