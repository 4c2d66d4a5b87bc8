import {stringify} from 'yaml';
import type {Recipe} from '../../../../data/recipes/schema';
import {toSummary} from '../../../../data/recipes/types';

/** What the text of the page shows already, so that its script need not carry it again. */
const IN_TEXT = new Set<string>([
  'plan',
  'calculators',
  'papers',
  'sums',
  'sources',
  'reviewed',
  'history',
] satisfies (keyof Recipe)[]);

/** The front matter of a recipe's page: what Docusaurus reads, then the record itself and the recipes `related` to it. */
export function frontMatter(recipe: Recipe, related: readonly Recipe[]): string {
  const {page, ...rest} = recipe;
  const values = {
    id: recipe.id,
    slug: `/${recipe.id}`,
    title: page?.title ?? `${recipe.name}: growth recipe`,
    sidebar_label: recipe.name,
    description: page?.description ?? `${recipe.description} Steps, assets, a case and tips.`,
    keywords: [recipe.name, ...recipe.channels, recipe.buyingCycle, 'growth recipe', 'playbook'],
    recipe: Object.fromEntries(
      Object.entries({...rest, page}).filter(([key, value]) => value !== undefined && !IN_TEXT.has(key)),
    ),
    related: related.map(toSummary),
  };
  return `---\n${stringify(values, {lineWidth: 0, schema: 'yaml-1.1'})}---`;
}
