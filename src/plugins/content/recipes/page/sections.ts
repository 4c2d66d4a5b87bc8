import type {Recipe} from '../../../../data/recipes/schema';
import {PHASES} from '../../../../data/recipes/taxonomy';
import {PHASE_NAMES} from '../../../../data/recipes/words';
/** Begins or ends inline markup, a JSX tag or an expression anywhere in a text. */
const INLINE = /[\\`*_{}[\]<~]/g;
/** Begins a block only where a line begins: list, heading, quote, rule, table, directive. */
const BLOCK = /^([-+=#>|]|:(?![A-Za-z]))/;
/** An ordered list's first number, where a line begins. */
const ORDERED = /^(\d+)([.)])/;
/** A line of code, where a line begins. */
const CODE = /^(?:import|export)\b/;
/** A text directive (`:name`). */
const DIRECTIVE = /:(?=[A-Za-z])/g;
/** Makes an address a link by itself. No backslash prevents that; one sign given as an expression does. */
const ADDRESS = /@|:\/\/|(?<=www)\./gi;

/**
 * Turns a text into one line of MDX that renders as exactly that text: never markup, never code.
 * White space, line breaks included, becomes single spaces.
 */
function escapeMdx(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll(INLINE, '\\$&')
    .replace(BLOCK, '\\$1')
    .replace(ORDERED, '$1\\$2')
    .replace(CODE, (word) => `&#${word.codePointAt(0)};${word.slice(1)}`)
    .replaceAll(DIRECTIVE, '\\:')
    .replaceAll(ADDRESS, "{'$&'}");
}

type Step = Recipe['steps'][number];

const blocks = (parts: readonly string[]) => parts.join('\n\n');

/** A part that a phone has folded. */
const folded = (of: 'quote' | 'tips' | 'note', part: string) => [
  `<RecipeFold of="${of}">`,
  part,
  '</RecipeFold>',
];

/** A heading; what is at its end could be taken for a part of its sign, or for its id. */
const heading = (depth: number, text: string) =>
  `${'#'.repeat(depth)} ${escapeMdx(text)
    .replaceAll(String.raw`\{`, "{'{'}")
    .replace(/(?<!\\)#+$/, (signs) => signs.replaceAll('#', String.raw`\#`))}`;

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => escapeMdx(cell).replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(' | ')} |`;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(row)].join('\n');

/** One step: its task, how it is done, its settings, the reason for them; the rest is looked up by the page. */
function stepPart({do: task, how, settings, why, paper, calculator}: Step, number: number): string {
  const uses = [
    `number={${number}}`,
    ...(paper === undefined ? [] : [`paper="${paper}"`]),
    ...(calculator === undefined ? [] : [`calculator="${calculator}"`]),
  ];
  return blocks([
    `<RecipeStep ${uses.join(' ')}>`,
    heading(4, task),
    escapeMdx(how),
    ...(settings === undefined ? [] : [table(['Setting', 'Value'], settings)]),
    ...(why === undefined ? [] : ['<RecipeWhy>', escapeMdx(why), '</RecipeWhy>']),
    '</RecipeStep>',
  ]);
}

/** The steps by phase, numbered through; `RecipeSteps` makes of them a checklist that remembers. */
export function stepsSection({steps, table: extra}: Recipe): string {
  const phases = PHASES.filter((phase) => steps.some((step) => step.phase === phase)).map(
    (phase, place, all) =>
      blocks([
        place === all.length - 1 ? '<RecipePhase decides>' : '<RecipePhase>',
        heading(3, PHASE_NAMES[phase]),
        ...steps.flatMap((step, index) => (step.phase === phase ? [stepPart(step, index + 1)] : [])),
        ...(extra?.phase === phase
          ? [`**${escapeMdx(extra.title)}**`, table(extra.columns, extra.rows)]
          : []),
        '</RecipePhase>',
      ]),
  );
  return blocks(['## Steps to Execute', '<RecipeSteps>', ...phases, '</RecipeSteps>']);
}

/** The case: its figures, which the page has, and its text as a quote with the team it comes from. */
export const caseSection = ({caseStudy, source}: Recipe): string =>
  blocks([
    '## Case Study & Results',
    '<RecipeCase />',
    ...folded('quote', `> ${escapeMdx(caseStudy)}\n>\n> Source: ${escapeMdx(source)}`),
  ]);

/** The tips: what a reader sees, and does then. */
export function tipsSection({optimizationTips}: Recipe): string {
  const items = optimizationTips.map(({see, do: then}) => `- **${escapeMdx(see)}** ${escapeMdx(then)}`);
  return blocks(['## Optimization Tips', ...folded('tips', items.join('\n'))]);
}

/** The hand-written note, where a writer has added one; an article's components come with it where it uses one. */
export const noteSection = ({id}: Recipe, note: string): string => {
  const imported = `import Note from './_notes/${id}.mdx';`;
  return blocks(
    /<[A-Z]/.test(note)
      ? [
          `${imported}\nimport {writersComponents} from '@site/src/features/journal/mdx';`,
          ...folded('note', '<Note components={writersComponents} />'),
        ]
      : [imported, ...folded('note', '<Note />')],
  );
};
