import {bullets} from '../../lib/bullets';
import {queryWith} from '../calculators/query';
import {basisMarkdown} from '../evidence/markdown';
import {HEADINGS, reviewInWords} from '../evidence/text';
import {costsInWords} from './card';
import type {ShownRecipe} from './page';
import {excelOf, typeOf} from './paper';
import type {Recipe} from './schema';
import {PHASES} from './taxonomy';
import {PHASE_NAMES, requiredInWords, ruleText, tipText} from './words';

/** Who answers for a recipe, and the absolute address of the page about them. */
export interface Person {
  name: string;
  title: string;
  url: string;
}

/** Where an agent finds more: who answers for the recipe, and absolute addresses. */
export interface SkillAddresses {
  by: Person;
  /** The recipe's page. */
  page: string;
  /** The folder of its downloads. */
  papers: string;
  /** The folder of the calculators. */
  calculators: string;
  /** Links to the skills of the recipes that it waits for. */
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

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The steps by phase, numbered through, each with what it sets and why. */
function stepsMarkdown({steps, table: extra}: Pick<Recipe, 'steps' | 'table'>): string {
  const lines = (step: Recipe['steps'][number], index: number) =>
    [
      `${index + 1}. **${step.do}.** ${step.how}`,
      ...(step.settings ?? []).map(([name, value]) => `   - ${name}: ${value}`),
      ...(step.why === undefined ? [] : ['', `   Why: ${step.why}`]),
    ].join('\n');
  return PHASES.flatMap((phase) => {
    const own = steps.flatMap((step, index) => (step.phase === phase ? [lines(step, index)] : []));
    return own.length === 0
      ? []
      : [
          `### ${PHASE_NAMES[phase]}`,
          own.join('\n'),
          ...(extra?.phase === phase ? [`**${extra.title}**`, table(extra.columns, extra.rows)] : []),
        ];
  }).join('\n\n');
}

/** The calculators and the papers of a recipe as sections. */
function toolsMarkdown(
  recipe: Pick<ShownRecipe, 'papers' | 'calculators'>,
  {papers, calculators}: Pick<SkillAddresses, 'papers' | 'calculators'>,
): string[] {
  const downloads = (recipe.papers ?? []).map(({file, label}) =>
    [
      `[${label}](${papers}/${file}) (${typeOf(file)})`,
      ...[excelOf(file) ?? []].flat().map((excel) => `[for Excel](${papers}/${excel})`),
    ].join(', '),
  );
  const sums = (recipe.calculators ?? []).map(
    ({id, with: given, question, result}) =>
      `[${question}](${calculators}/${id}${queryWith(given)}) ${result}`,
  );
  return [
    ...(sums.length === 0 ? [] : [`## ${HEADINGS.calculators}`, bullets(sums)]),
    ...(downloads.length === 0 ? [] : [`## ${HEADINGS.papers}`, bullets(downloads)]),
  ];
}

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
