import {stringify} from 'yaml';
import type {Recipe} from '../../../../data/recipes/schema';
import {caseSection, noteSection, stepsSection, tipsSection} from './sections';
import {recipeTitle} from '../../../../data/recipes/page';

/** The front matter of a recipe's page: that of a doc. The record reaches the page through its route (`docs.ts`). */
function frontMatter(recipe: Recipe): string {
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

const BANNER = '{/* Generated from src/data/recipes/';

const banner = ({id}: Recipe): string =>
  `${BANNER}${id}.yaml by "npm run generate". Edit that file, or docs/_notes/${id}.mdx. */}`;

/** Whether a page was written from a recipe, and not by hand. */
export const isGenerated = (page: string): boolean =>
  page.split('\n').some((line) => line.startsWith(BANNER));

/** The whole MDX page of one recipe, with its note, if it has one. Pure: the same recipe and note give the same text. */
export function recipePage(recipe: Recipe, note?: string): string {
  const parts = [
    frontMatter(recipe),
    banner(recipe),
    stepsSection(recipe),
    caseSection(recipe),
    tipsSection(recipe),
    ...(note === undefined ? [] : [noteSection(recipe, note)]),
  ];
  return `${parts.join('\n\n')}\n`;
}
