import {bullets} from '../../lib/bullets';
import {queryWith} from '../calculators/query';
import {evidenceMarkdown} from '../evidence/markdown';
import {HEADINGS} from '../evidence/text';
import {caseInWords} from './caseText';
import {excelOf, typeOf} from './paper';
import type {ShownRecipe} from './types';

const numbers = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

interface Addresses {
  /** The recipe's page. */
  page: string;
  /** The folder of its downloads. */
  papers: string;
  /** The folder of the calculators. */
  calculators: string;
}

/** A recipe as a plain Markdown document, for people and programs; the addresses are absolute ones. */
export function toMarkdown(recipe: ShownRecipe, {page, papers, calculators}: Addresses): string {
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
  const more = [
    ...(sums.length === 0 ? [] : [`## ${HEADINGS.calculators}`, bullets(sums)]),
    ...(downloads.length === 0 ? [] : [`## ${HEADINGS.papers}`, bullets(downloads)]),
    ...evidenceMarkdown(recipe),
  ];
  return `# ${recipe.name}

${recipe.description}

- Channels: ${recipe.channels.join(', ')}
- Buying cycle: ${recipe.buyingCycle}
- Effort level: ${recipe.effortLevel}
- Expected impact: ${recipe.expectedImpact}
- Timeframe: ${recipe.timeframe}
- Objective: ${recipe.objective}
- Investment required: ${recipe.investmentRequired ? 'yes' : 'no'}

## Steps to Execute

${numbers(recipe.steps)}

## Assets Needed

${bullets(recipe.assetsNeeded)}

## Dependencies

${bullets(recipe.dependencies)}

## Case Study & Results

${caseInWords(recipe.case)}

> ${recipe.caseStudy}

Source: ${recipe.source}

## Optimization Tips

${bullets(recipe.optimizationTips)}

${more.map((part) => `${part}\n\n`).join('')}---

${page}
`;
}
