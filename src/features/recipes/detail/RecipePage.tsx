import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import {useSite} from '../../../config/useSite';
import type {RecipePageData} from '../../../data/recipes/page';
import {RECIPE_TAIL} from '../../../data/recipes/taxonomy';
import Page from '../../../shell/page/Page';
import {article, lastChange} from '../../../shell/page/structuredData';
import {advisorPath, recipePath} from '../../../config/paths';
import {PLAN_KEY} from '../plan/store';
import RecipeCase from './RecipeCase';
import RecipeDetail from './RecipeDetail';
import {RecipeFold, RecipePhase, RecipeStep, RecipeWhy} from './RecipeStep';
import RecipeSteps, {progressKey} from './RecipeSteps';
import {RecipeContext} from './recipeContext';

/** What the generated page names without an import. */
const COMPONENTS = {RecipeCase, RecipeFold, RecipePhase, RecipeStep, RecipeSteps, RecipeWhy};

/** Every doc of this site is a recipe page; its front matter and its body are not in the record that its route gives it. */
export default function RecipePage({content: Body, recipe, ...beside}: Props & RecipePageData): ReactNode {
  const {metadata, frontMatter} = Body;
  const {title = '', description: ofPage = '', keywords = []} = frontMatter;
  const {description = ofPage} = recipe;
  const site = useSite();
  const page = {title: recipe.page?.heading ?? recipe.name, path: recipePath(recipe.id)};
  return (
    <Page
      title={title}
      description={recipe.page === undefined ? `${ofPage}${RECIPE_TAIL}` : ofPage}
      keywords={keywords}
      crumb={recipe.name}
      type="article"
      restores={[PLAN_KEY, progressKey(recipe.id)]}
      data={[
        article(site, {
          ...page,
          description,
          published: recipe.published,
          modified: lastChange(recipe.published, recipe.reviewed.on),
          author: beside.by === null ? undefined : {name: beside.by.name, path: advisorPath(beside.by.id)},
        }),
      ]}
    >
      <RecipeContext value={{recipe, papers: beside.papers, description}}>
        <RecipeDetail
          recipe={recipe}
          description={description}
          {...beside}
          previous={metadata.previous}
          next={metadata.next}
        >
          <MDXContent>
            <MDXProvider components={COMPONENTS}>
              <Body />
            </MDXProvider>
          </MDXContent>
        </RecipeDetail>
      </RecipeContext>
    </Page>
  );
}
