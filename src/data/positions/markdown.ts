import {evidenceMarkdown} from '../evidence/markdown';
import type {ShownPositions} from './types';

interface Addresses {
  /** The page itself. */
  page: string;
  /** The page of a recipe. */
  recipe: (id: string) => string;
  /** The page of a calculator. */
  calculator: (id: string) => string;
}

/** The positions as a plain Markdown document, for people and programs; the addresses are absolute ones. */
export function positionsMarkdown(shown: ShownPositions, {page, recipe, calculator}: Addresses): string {
  const parts = shown.positions.flatMap(
    ({question, heading, lead, answers, reasons, change, recipes, calculators}) => [
      `## ${heading}`,
      `${question} ${lead}`,
      answers.map(({when, then}) => `- ${when}: ${then}`).join('\n'),
      ...reasons,
      `What would change our mind: ${change}`,
      ...[
        recipes.map(({id, name}) => `- [${name}](${recipe(id)})`),
        calculators.map(({id, title}) => `- [${title}](${calculator(id)})`),
      ].flatMap((links) => (links.length === 0 ? [] : [links.join('\n')])),
    ],
  );
  return `${[`# ${shown.heading}`, shown.lead, ...parts, ...evidenceMarkdown(shown), '---', page].join('\n\n')}\n`;
}
