import type {ShownEvidence} from '../../../data/evidence/age';
import {evidenceMarkdown} from '../../../data/evidence/markdown';
import {queryWith} from '../../../data/calculators/query';
import type {WRITERS_COMPONENTS} from '../../../data/journal/components';
import type {Person} from '../../../data/recipes/markdown';
import type {ArticleFrontMatter} from '../../../data/journal/schema';
import {shown} from '../../../features/calculators/embed/answered';
import {calculatorPath, recipePath} from '../../../config/paths';
import {bullets} from '../../../lib/bullets';
import {CALLOUT_LABELS, QUESTIONS_HEADING, SHORT_HEADING} from '../../../features/journal/labels';
import type {Piece} from '../../lib/mdx/reader';

/** What the text of an article is made into Markdown with. */
export interface Context {
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** Name of the recipe with an id; undefined where it is not published yet. */
  recipeName: (id: string) => string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

const CALLOUTS: Readonly<Record<string, string>> = CALLOUT_LABELS;

const quote = (text: string) => `\n> ${text}\n`;

type Opening = (attributes: Attributes, context: Context) => string;

/** For a component whose text says all. */
const nothing: Opening = () => '';

/** What replaces opening (or self-closing) tags. */
const WRITERS: Readonly<Record<keyof typeof WRITERS_COMPONENTS, Opening>> = {
  Calculator: calculator,
  Callout: ({title, kind = 'note'}) => `\n**${title ?? CALLOUTS[kind] ?? CALLOUT_LABELS.note}**\n`,
  Checklist: nothing,
  DecisionTree: nothing,
  KeyNumber: ({value = ''}) => `\n**${value}**\n`,
  Prompt: ({title = '', use}) => `\n**${title}**${use === undefined ? '' : `: ${use}`}\n`,
  Plot: ({label = ''}) => quote(`Drawing: ${label}`),
  Figure: ({caption, source}) =>
    caption === undefined ? '' : quote(`${caption}${source === undefined ? '' : ` Source: ${source}`}`),
  RecipeCard: ({id = ''}, {absolute, recipeName}) => {
    const name = recipeName(id);
    return name === undefined ? '' : `Growth recipe: [${name}](${absolute(`${recipePath(id)}.md`)})`;
  },
  Steps: nothing,
  Timeline: nothing,
};
/** The same by the name of any tag: HTML is removed. */
const OPENING: Readonly<Record<string, Opening | undefined>> = WRITERS;

/** A calculator's question as a link, its answer to the figures of the text, and those figures. */
function calculator({id = '', ...figures}: Attributes, {absolute}: Context): string {
  const page = absolute(`${calculatorPath(id)}${queryWith(figures)}`);
  return shown({id, with: figures})
    .map(({question, result, numbers}) => `[${question}](${page}) ${result} Worked out with ${numbers}.`)
    .join('');
}

/** The body of an article without components: links become absolute, a drawing its label; code stays as it is. */
export function toPlainMarkdown(body: readonly Piece[], context: Context): string {
  return body
    .map((piece) => {
      if (typeof piece === 'string') {
        return piece;
      }
      return 'path' in piece
        ? context.absolute(piece.path)
        : (OPENING[piece.tag]?.(piece.attributes, context) ?? '');
    })
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** An article as a complete Markdown document, with its questions and what it says about its figures; `path` is its page's. */
export function articleMarkdown(
  {
    body,
    date,
    by,
    path,
    evidence,
    ...front
  }: Pick<ArticleFrontMatter, 'title' | 'description' | 'short' | 'faq'> & {
    evidence: ShownEvidence;
    body: readonly Piece[];
    date: string;
    by: Person | undefined;
    path: string;
  },
  context: Context,
): string {
  const questions = (front.faq ?? []).map(({question, answer}) => `### ${question}\n\n${answer}`);
  const parts = [
    `# ${front.title}`,
    `> ${front.description}`,
    [
      ...(by === undefined ? [] : [`By: [${by.name}](${context.absolute(by.url)}), ${by.title}`]),
      `Published: ${date}`,
    ].join('\n'),
    `## ${SHORT_HEADING}`,
    bullets(front.short),
    toPlainMarkdown(body, context),
    ...(questions.length > 0 ? [`## ${QUESTIONS_HEADING}`, ...questions] : []),
    ...evidenceMarkdown(evidence),
    '---',
    context.absolute(path),
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
