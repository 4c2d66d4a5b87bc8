import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import type {ArticleFrontMatter} from '../../../data/journal/types';
import type {Recipe} from '../../../data/recipes/schema';
import {FILE_CONCURRENCY, mapConcurrently} from '../../lib/mapConcurrently';
import {toSummary} from './articles';
import {articleMarkdown} from './markdown';

/** Writes every article as Markdown into `dir`, `<slug>.md` beside the page itself; `recipes` are those it may name. */
export async function writeTwins(
  posts: readonly BlogPost[],
  recipes: readonly Pick<Recipe, 'id' | 'name'>[],
  dir: string,
  {siteConfig, baseUrl}: LoadContext,
): Promise<void> {
  const names = new Map(recipes.map(({id, name}) => [id, name]));
  const context = {
    absolute: (page: string) => `${siteConfig.url}${baseUrl}${page.slice(1)}`,
    recipeName: (id: string) => names.get(id) ?? id,
  };
  await mapConcurrently(posts, FILE_CONCURRENCY, (post) => {
    const {title, description, faq} = post.metadata.frontMatter as unknown as ArticleFrontMatter;
    const {id, date, path: permalink} = toSummary(post);
    const page = `/${permalink.slice(baseUrl.length)}`;
    const text = articleMarkdown({title, description, faq, body: post.content, date, path: page}, context);
    return fs.writeFile(path.join(dir, `${id}.md`), text);
  });
}
