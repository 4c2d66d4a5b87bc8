import {caseInWords} from '../../../../data/recipes/caseText';
import type {Recipe} from '../../../../data/recipes/schema';
import {escapeMdx} from './escape';

/** A step's first sentence, which says what to do, in bold. */
function stepLine(step: string): string {
  const [, lead, rest] = /^(.+?\.)\s+(.+)$/s.exec(step) ?? [];
  return lead === undefined || rest === undefined
    ? escapeMdx(step)
    : `**${escapeMdx(lead)}** ${escapeMdx(rest)}`;
}

/** The numbered steps; `RecipeSteps` turns the list into a checklist that remembers. */
export function stepsSection({steps}: Recipe): string {
  const items = steps.map((step, index) => `${index + 1}. ${stepLine(step)}`);
  return ['## Steps to Execute', '<RecipeSteps>', items.join('\n'), '</RecipeSteps>'].join('\n\n');
}

/** The case as a quote, with what kind of case it is above, and the team it comes from. */
export function caseSection({caseStudy, source, case: kind}: Recipe): string {
  return [
    '## Case Study & Results',
    escapeMdx(caseInWords(kind)),
    `> ${escapeMdx(caseStudy)}\n>\n> Source: ${escapeMdx(source)}`,
  ].join('\n\n');
}

/** The tips as a plain list. */
export function tipsSection({optimizationTips}: Recipe): string {
  const items = optimizationTips.map((tip) => `- ${escapeMdx(tip)}`);
  return ['## Optimization Tips', items.join('\n')].join('\n\n');
}

/** The hand-written note, where a writer has added one. */
export function noteSection({id}: Recipe): string {
  return [`import Note from './_notes/${id}.mdx';`, '<Note />'].join('\n\n');
}
