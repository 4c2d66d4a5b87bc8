import type {Recipe} from '../../../../data/recipes/schema';
import {frontMatter} from './frontMatter';
import {caseSection, noteSection, stepsSection, tipsSection} from './sections';

const BANNER = '{/* Generated from src/data/recipes/';

const banner = ({id}: Recipe): string =>
  `${BANNER}${id}.yaml by "npm run generate". Edit that file, or docs/_notes/${id}.mdx. */}`;

/** Whether a page was written from a recipe, and not by hand. */
export const isGenerated = (page: string): boolean =>
  page.split('\n').some((line) => line.startsWith(BANNER));

/** The whole MDX page of one recipe. Pure: the same recipes and files give the same text. */
export function recipePage(recipe: Recipe, {hasNote}: {hasNote: boolean}): string {
  const parts = [
    frontMatter(recipe),
    banner(recipe),
    stepsSection(recipe),
    caseSection(recipe),
    tipsSection(recipe),
    ...(hasNote ? [noteSection(recipe)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
