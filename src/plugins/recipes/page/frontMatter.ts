import {stringify} from 'yaml';
import {relatedRecipes} from '../../../data/recipes/related';
import type {Recipe} from '../../../data/recipes/schema';
import {toSummary} from '../../../data/recipes/types';

/** The front matter of a recipe's page: what Docusaurus reads, then the structured record itself. */
export function frontMatter(recipe: Recipe, all: readonly Recipe[]): string {
  const {page, ...rest} = recipe;
  const values = {
    id: recipe.id,
    slug: `/${recipe.id}`,
    title: page?.title ?? `${recipe.name}: growth recipe`,
    sidebar_label: recipe.name,
    description: page?.description ?? `${recipe.description} Steps, assets, a case and tips.`,
    keywords: [recipe.name, ...recipe.channels, recipe.buyingCycle, 'growth recipe', 'playbook'],
    recipe: page === undefined ? rest : {...rest, page},
    related: relatedRecipes(recipe, all).map(toSummary),
  };
  return `---\n${stringify(values, {lineWidth: 0, schema: 'yaml-1.1'})}---`;
}
