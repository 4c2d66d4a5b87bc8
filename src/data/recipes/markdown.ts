import {bullets} from '../../lib/bullets';
import {queryWith} from '../calculators/query';
import {evidenceMarkdown} from '../evidence/markdown';
import {HEADINGS} from '../evidence/text';
import {caseInWords} from './words';
import {excelOf, typeOf} from './paper';
import type {ShownRecipe} from './page';
import {cardOf, costsInWords, inOneLine} from './card';
import type {Recipe} from './schema';
import {PHASES} from './taxonomy';
import {leftInWords, PHASE_NAMES, requiredInWords, ruleText, tipText} from './words';
const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The steps by phase, numbered through, each with what it sets and why. */
export function stepsMarkdown({steps, table: extra}: Pick<Recipe, 'steps' | 'table'>): string {
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

/** The figures of a case as a table, and what they left. */
function caseMarkdown({shop, did, columns, figures, left, wrong}: Recipe['case']): string {
  return [
    `- Shop: ${shop}`,
    `- Done: ${did}`,
    ...(left === undefined ? [] : [`- Money left: ${leftInWords(left)}`]),
    `- What went wrong: ${wrong}`,
    '',
    table(
      ['', ...columns],
      figures.map(({label, before = '', after}) => [label, before, after]),
    ),
  ].join('\n');
}

/** Who answers for a recipe, and the absolute address of the page about them. */
export interface Person {
  name: string;
  title: string;
  url: string;
}

export interface Addresses {
  /** Who answers for the recipe: name with the page, and role. */
  by: Person;
  /** The recipe's page. */
  page: string;
  /** The folder of its downloads. */
  papers: string;
  /** The folder of the calculators. */
  calculators: string;
}

/** The calculators and the papers of a recipe as sections. */
export function toolsMarkdown(
  recipe: Pick<ShownRecipe, 'papers' | 'calculators'>,
  {papers, calculators}: Pick<Addresses, 'papers' | 'calculators'>,
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

/** A recipe as a plain Markdown document, for people and programs; the addresses are absolute ones. */
export function toMarkdown(recipe: ShownRecipe, {by, page, papers, calculators}: Addresses): string {
  const more = [...toolsMarkdown(recipe, {papers, calculators}), ...evidenceMarkdown(recipe)];
  const {fit, requires} = recipe;
  return `# ${recipe.name}

${recipe.description}

${inOneLine(cardOf(recipe).facts)}

- Channels: ${recipe.channels.join(', ')}
- Buying cycle: ${recipe.buyingCycle}
- Effort level: ${recipe.effortLevel}
- Expected impact: ${recipe.expectedImpact}
- Timeframe: ${recipe.timeframe}
- Objective: ${recipe.objective}
- Investment required: ${recipe.investmentRequired ? 'yes' : 'no'}
- By: [${by.name}](${by.url}), ${by.title}, ${recipe.source}

## In one minute

- For: ${fit.for}
- Not for: ${fit.notFor}
${requires === undefined ? '' : `- At least: ${requiredInWords(requires).join(', ')}\n`}- Costs: ${costsInWords(recipe)}
- First sign: ${fit.firstSign}
${recipe.decide.map((row) => `- Decide: ${ruleText(row)}`).join('\n')}

## Assets Needed

${bullets(recipe.assetsNeeded)}

## Dependencies

${bullets(recipe.dependencies)}

## Steps to Execute

${stepsMarkdown(recipe)}

## Case Study & Results

${recipe.case.sample === true ? '**Sample.** ' : ''}${caseInWords(recipe.case)}

${caseMarkdown(recipe.case)}

> ${recipe.caseStudy}

Source: ${recipe.source}

## Optimization Tips

${bullets(recipe.optimizationTips.map(tipText))}

${more.map((part) => `${part}\n\n`).join('')}---

${page}
`;
}
