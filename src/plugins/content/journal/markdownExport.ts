import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {withAge} from '../../../data/evidence/age';
import type {Recipe} from '../../../data/recipes/schema';
import {absoluteIn} from '../../lib/address';
import {buildDay} from '../../lib/buildDay';
import {FILE_CONCURRENCY, mapConcurrently} from '../../lib/mapConcurrently';
import {mdxReader} from '../../lib/mdx/reader';
import {withoutLinksTo, type Unpublished} from '../../lib/unpublished';
import {toSummary} from './articles';
import type {ArticleFile} from './frontMatter';
import {articleMarkdown} from './markdown';

interface Export {
  articles: readonly ArticleFile[];
  /** The recipes that articles may name. */
  recipes: readonly Pick<Recipe, 'id' | 'name'>[];
  /** Where the pages of the articles are. */
  dir: string;
  /** Pages that are not published yet. */
  later: readonly Unpublished[];
  context: LoadContext;
}

/** Writes each published article as Markdown beside its page, as `<slug>.md`. */
export async function exportMarkdown(
  posts: readonly BlogPost[],
  {articles, recipes, dir, later, context: site}: Export,
): Promise<void> {
  const names = new Map(recipes.map(({id, name}) => [id, name]));
  const fronts = new Map(articles.map(({file, front}) => [`@site/${file}`, front]));
  const context = {
    absolute: absoluteIn(site),
    recipeName: (id: string) => names.get(id),
  };
  const piecesOf = await mdxReader();
  await mapConcurrently(posts, FILE_CONCURRENCY, (post) => {
    const {title, excerpt: description, id, date, path: permalink} = toSummary(post);
    const page = `/${permalink.slice(site.baseUrl.length)}`;
    const front = fronts.get(post.metadata.source);
    if (front === undefined) {
      throw new Error(`${post.metadata.source} has not been read.`);
    }
    const evidence = withAge(front, buildDay());
    const text = articleMarkdown(
      {
        title,
        description,
        faq: front.faq,
        evidence,
        body: piecesOf(withoutLinksTo(later, post.content)),
        date,
        path: page,
      },
      context,
    );
    return fs.writeFile(path.join(dir, `${id}.md`), text);
  });
}
