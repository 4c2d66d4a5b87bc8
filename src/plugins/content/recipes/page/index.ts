import type {Paper} from '../../../../data/recipes/paper';
import type {Recipe} from '../../../../data/recipes/schema';
import {frontMatter} from './frontMatter';
import {caseSection, noteSection, stepsSection, tipsSection} from './sections';

function banner({id}: Recipe): string {
  return `{/* Generated from src/data/recipes/${id}.yaml by "docusaurus recipes:generate". Edit that file, or docs/_notes/${id}.mdx. */}`;
}

/** What a recipe's page has beside the recipe itself. */
interface Beside {
  related: readonly Recipe[];
  papers: readonly Paper[];
  hasNote: boolean;
}

/** The whole MDX page of one recipe. Pure: the same recipes and files give the same text. */
export function recipePage(recipe: Recipe, {related, papers, hasNote}: Beside): string {
  const parts = [
    frontMatter(recipe, related, papers),
    banner(recipe),
    stepsSection(recipe),
    caseSection(recipe),
    tipsSection(recipe),
    ...(hasNote ? [noteSection(recipe)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
