import {stringify} from 'yaml';
import type {Recipe} from '../../../../data/recipes/schema';
import type {Paper} from '../../../../data/recipes/paper';
import {toSummary} from '../../../../data/recipes/types';

/**
 * The front matter of a recipe's page: what Docusaurus reads, then the record itself, the recipes `related` to it and
 * the `papers` to download.
 */
export function frontMatter(recipe: Recipe, related: readonly Recipe[], papers: readonly Paper[]): string {
  const {page, ...rest} = recipe;
  const values = {
    id: recipe.id,
    slug: `/${recipe.id}`,
    title: page?.title ?? `${recipe.name}: growth recipe`,
    sidebar_label: recipe.name,
    description: page?.description ?? `${recipe.description} Steps, assets, a case and tips.`,
    keywords: [recipe.name, ...recipe.channels, recipe.buyingCycle, 'growth recipe', 'playbook'],
    recipe: page === undefined ? rest : {...rest, page},
    related: related.map(toSummary),
    ...(papers.length > 0 && {papers}),
  };
  return `---\n${stringify(values, {lineWidth: 0, schema: 'yaml-1.1'})}---`;
}
