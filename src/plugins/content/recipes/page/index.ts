import type {Recipe} from '../../../../data/recipes/schema';
import {frontMatter, type Beside} from './frontMatter';
import {caseSection, noteSection, stepsSection, tipsSection} from './sections';

function banner({id}: Recipe): string {
  return `{/* Generated from src/data/recipes/${id}.yaml by "docusaurus recipes:generate". Edit that file, or docs/_notes/${id}.mdx. */}`;
}

/** The whole MDX page of one recipe. Pure: the same recipes and files give the same text. */
export function recipePage(recipe: Recipe, {hasNote, ...beside}: Beside & {hasNote: boolean}): string {
  const parts = [
    frontMatter(recipe, beside),
    banner(recipe),
    stepsSection(recipe),
    caseSection(recipe),
    tipsSection(recipe),
    ...(hasNote ? [noteSection(recipe)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
