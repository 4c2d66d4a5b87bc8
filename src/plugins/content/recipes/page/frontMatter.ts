import {stringify} from 'yaml';
import {recipeTitle} from '../../../../data/pageHeads';
import type {Recipe} from '../../../../data/recipes/schema';

/** The front matter of a recipe's page: that of a doc. The record reaches the page through its route (`docs.ts`). */
export function frontMatter(recipe: Recipe): string {
  const {id, name, channels, buyingCycle, page, description} = recipe;
  const values = {
    id,
    slug: `/${id}`,
    title: recipeTitle(recipe),
    sidebar_label: name,
    description: page?.description ?? description,
    keywords: [name, ...channels, buyingCycle, 'growth recipe', 'playbook'],
  };
  return `---\n${stringify(values, {lineWidth: 0, schema: 'yaml-1.1'})}---`;
}
