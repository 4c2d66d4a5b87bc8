import {stringify} from 'yaml';
import {RECIPE_TAIL, recipeTitle} from '../../../../data/pageHeads';
import type {Recipe} from '../../../../data/recipes/schema';
import type {PositionLink} from '../../../../data/positions/types';
import type {Paper} from '../../../../data/recipes/paper';
import {toSummary} from '../../../../data/recipes/types';

/** What the front matter of a recipe's page has beside the recipe itself. */
export interface Beside {
  related: readonly Recipe[];
  papers: readonly Paper[];
  positions: readonly PositionLink[];
}

/**
 * The front matter of a recipe's page: what Docusaurus reads, then the record itself, the recipes `related` to it and
 * the `papers` to download, and the `positions` it follows.
 */
export function frontMatter(recipe: Recipe, {related, papers, positions}: Beside): string {
  const {page, ...rest} = recipe;
  const values = {
    id: recipe.id,
    slug: `/${recipe.id}`,
    title: recipeTitle(recipe),
    sidebar_label: recipe.name,
    description: page?.description ?? `${recipe.description}${RECIPE_TAIL}`,
    keywords: [recipe.name, ...recipe.channels, recipe.buyingCycle, 'growth recipe', 'playbook'],
    recipe: page === undefined ? rest : {...rest, page},
    related: related.map(toSummary),
    ...(papers.length > 0 && {papers}),
    ...(positions.length > 0 && {positions}),
  };
  return `---\n${stringify(values, {lineWidth: 0, schema: 'yaml-1.1'})}---`;
}
