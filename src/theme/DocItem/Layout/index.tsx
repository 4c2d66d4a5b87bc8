import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import {useSite} from '../../../config/useSite';
import type {RecipeFrontMatter} from '../../../data/recipes/types';
import {PageContent} from '../../../features/page/Page';
import {article, howTo} from '../../../features/page/structuredData';
import RecipeDetail from '../../../features/recipes/detail/RecipeDetail';
import {recipePath} from '../../../features/recipes/paths';
import {progressKey, SAVED_KEY} from '../../../features/recipes/saved';

/** Every doc of this site is a generated recipe page; its front matter carries the recipe itself. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {recipe, related, papers = [], positions = []} = frontMatter as unknown as RecipeFrontMatter;
  const site = useSite();
  const page = {title: recipe.page?.heading ?? recipe.name, path: recipePath(recipe.id)};
  return (
    <PageContent
      title={metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords ?? []}
      crumb={recipe.name}
      type="article"
      restores={[SAVED_KEY, progressKey(recipe.id)]}
      markdown={`${page.path}.md`}
      data={[
        article(site, {...page, description: recipe.description, published: recipe.published}),
        howTo(site, {...recipe, path: page.path}),
      ]}
    >
      <RecipeDetail
        recipe={recipe}
        related={related}
        papers={papers}
        positions={positions}
        previous={metadata.previous}
        next={metadata.next}
      >
        <MDXContent>{children}</MDXContent>
      </RecipeDetail>
    </PageContent>
  );
}
