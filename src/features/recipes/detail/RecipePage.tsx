import type {ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import {useSite} from '../../../config/useSite';
import type {RecipeFrontMatter} from '../../../data/recipes/types';
import Page from '../../page/Page';
import {article, howTo, lastChange} from '../../page/structuredData';
import {recipePath} from '../paths';
import {PLAN_KEY} from '../plan/store';
import {progressKey, SAVED_KEY} from '../saved';
import RecipeDetail from './RecipeDetail';

/** The generated pages carry the recipe itself in their front matter. */
type RecipeContent = Props['content'] & {frontMatter: RecipeFrontMatter};

/** Every doc of this site is a recipe page. */
export default function RecipePage({content: Body}: {content: RecipeContent}): ReactNode {
  const {metadata, frontMatter} = Body;
  const {recipe, related, papers = [], positions = []} = frontMatter;
  const site = useSite();
  const page = {title: recipe.page?.heading ?? recipe.name, path: recipePath(recipe.id)};
  return (
    <Page
      title={metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords ?? []}
      crumb={recipe.name}
      type="article"
      restores={[SAVED_KEY, PLAN_KEY, progressKey(recipe.id)]}
      markdown={`${page.path}.md`}
      data={[
        article(site, {
          ...page,
          description: recipe.description,
          published: recipe.published,
          modified: lastChange(recipe.published, recipe),
        }),
        howTo(site, {...recipe, path: page.path}),
      ]}
    >
      <DocProvider content={Body}>
        <RecipeDetail
          recipe={recipe}
          related={related}
          papers={papers}
          positions={positions}
          previous={metadata.previous}
          next={metadata.next}
        >
          <MDXContent>
            <Body />
          </MDXContent>
        </RecipeDetail>
      </DocProvider>
    </Page>
  );
}
