import {basisMarkdown} from '../evidence/markdown';
import {reviewInWords} from '../evidence/text';
import {bullets} from '../../lib/bullets';
import {costsInWords} from './card';
import {stepsMarkdown, toolsMarkdown, type Addresses} from './markdown';
import type {ShownRecipe} from './page';
import {requiredInWords, ruleText, tipText} from './words';

/** Where an agent finds more: the addresses of a recipe, and links to the skills of those that it waits for. */
export interface SkillAddresses extends Addresses {
  needs: readonly string[];
}

/** What a skill is for and when it is used, in at most 1,024 characters. */
export const skillDescription = ({
  name,
  description,
  fit,
}: Pick<ShownRecipe, 'name' | 'description' | 'fit'>) =>
  `${name}. ${description} Use it for: ${fit.for}. Not for: ${fit.notFor}.`;

/** A skill's file: the front matter that agents look for, then its text. */
export const skillFile = (
  {name, description, reviewed}: {name: string; description: string; reviewed?: string},
  parts: readonly string[],
): string =>
  `${[
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    ...(reviewed === undefined ? [] : ['metadata:', `  reviewed: ${JSON.stringify(reviewed)}`]),
    '---',
    '',
    parts.join('\n\n'),
  ].join('\n')}\n`;

/** A recipe as a skill: when to use it, what to ask first, what to do, and what its figures rest on. */
export function recipeSkill(recipe: ShownRecipe, {by, page, needs, ...folders}: SkillAddresses): string {
  const {id, fit, requires} = recipe;
  const least = requires === undefined ? [] : requiredInWords(requires);
  return skillFile({name: id, description: skillDescription(recipe), reviewed: recipe.reviewed.on}, [
    `# ${recipe.name}`,
    recipe.description,
    '## When to use it',
    bullets([
      `For: ${fit.for}`,
      `Not for: ${fit.notFor}`,
      `Channels: ${recipe.channels.join(', ')}`,
      `Objective: ${recipe.objective}`,
      `Timeframe: ${recipe.timeframe}`,
      `Costs: ${costsInWords(recipe)}`,
      ...(needs.length === 0 ? [] : [`Only after the decision of: ${needs.join(', ')}`]),
    ]),
    '## What to ask first',
    ...(least.length === 0
      ? ['The recipe sets no least numbers.']
      : ['If the shop has fewer, say so and stop:', bullets(least.map((number) => `At least ${number}?`))]),
    '### Is it there?',
    bullets(recipe.dependencies),
    '### Assets needed',
    bullets(recipe.assetsNeeded),
    '## Steps',
    stepsMarkdown(recipe),
    '## Decide',
    bullets([...recipe.decide.map(ruleText), `First sign: ${fit.firstSign}`]),
    '## When it goes wrong',
    bullets(recipe.optimizationTips.map(tipText)),
    ...toolsMarkdown(recipe, folders),
    ...basisMarkdown(recipe),
    reviewInWords(recipe.reviewed),
    '---',
    `By [${by.name}](${by.url}), ${by.title}, ${recipe.source}. The recipe with its case: [page](${page}), [Markdown](${page}.md).`,
  ]);
}
