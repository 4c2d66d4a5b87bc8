import {caseInWords} from '../../../../data/recipes/caseText';
import type {Recipe} from '../../../../data/recipes/schema';

/** Begins or ends inline markup, a JSX tag or an expression anywhere in a text. */
const INLINE = /[\\`*_{}[\]<~]/g;
/** Begins a block only where a line begins: list, heading, quote, rule, table, directive. */
const BLOCK = /^([-+=#>|]|:(?![A-Za-z]))/;
/** An ordered list's first number, where a line begins. */
const ORDERED = /^(\d+)([.)])/;
/** A text directive (`:name`). */
const DIRECTIVE = /:(?=[A-Za-z])/g;
/** Makes an address a link by itself. No backslash prevents that; one sign given as an expression does. */
const ADDRESS = /@|:\/\/|(?<=www)\./gi;

/**
 * Turns a text into one line of MDX that renders as exactly that text: never markup, never code.
 * White space, line breaks included, becomes single spaces. The line must not be at the root of
 * the document, where MDX would read `import` and `export` as code: put it in a list item or a quote.
 */
function escapeMdx(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll(INLINE, '\\$&')
    .replace(BLOCK, '\\$1')
    .replace(ORDERED, '$1\\$2')
    .replaceAll(DIRECTIVE, '\\:')
    .replaceAll(ADDRESS, "{'$&'}");
}

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
