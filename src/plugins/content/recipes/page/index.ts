import type {Recipe} from '../../../../data/recipes/schema';
import {frontMatter} from './frontMatter';
import {calculatorsSection, caseSection, noteSection, stepsSection, tipsSection} from './sections';

function banner({id}: Recipe): string {
  return `{/* Generated from src/data/recipes/${id}.yaml by "docusaurus recipes:generate". Edit that file, or docs/_notes/${id}.mdx. */}`;
}

/** The whole MDX page of one recipe, with the recipes `related` to it. Pure: the same recipes give the same text. */
export function recipePage(recipe: Recipe, related: readonly Recipe[], hasNote: boolean): string {
  const parts = [
    frontMatter(recipe, related),
    banner(recipe),
    stepsSection(recipe),
    caseSection(recipe),
    tipsSection(recipe),
    ...(recipe.calculators === undefined ? [] : [calculatorsSection(recipe)]),
    ...(hasNote ? [noteSection(recipe)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
