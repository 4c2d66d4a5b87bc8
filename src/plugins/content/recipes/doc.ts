import {stringify} from 'yaml';
import {recipeTitle} from '../../../data/recipes/page';
import type {Recipe} from '../../../data/recipes/schema';
import {settingsOf} from '../../../data/recipes/sharedRules';
import {PHASES, type Phase} from '../../../data/recipes/taxonomy';
import {caseInWords} from '../../../data/recipes/words';
import {capital} from '../../../lib/capital';
import {counted} from '../../../lib/counted';
import {sentencesIn} from '../../../lib/sentences';
import {filesIn} from '../../lib/filesIn';
import {textOf, type Generated} from '../../lib/generated';
import {throwAny, type Problem} from '../../lib/problems';
import {evidencePart, firstPart, toolsPart} from './docSections';
import {escapeMdx} from './escapeMdx';
import {blocks, element, table} from './mdxText';
import {NOTES_DIR} from './references';

/** Where the generated pages are kept, from the project's root. */
export const DOCS_DIR = 'docs';

const BANNER = '{/* Generated from src/data/recipes/';

/** What marks a step that only the proof needs. */
const PROOF = 'For the proof';

/** The front matter of a doc; what the page shows beside its text comes through its route (`pages.ts`). */
function frontMatter(recipe: Recipe): string {
  const {id, name, channels, buyingCycle, page, description} = recipe;
  const values = {
    id,
    slug: `/${id}`,
    title: recipeTitle(recipe),
    description: page?.description ?? description,
    keywords: [name, ...channels, buyingCycle, 'growth recipe', 'playbook'],
  };
  return `---\n${stringify(values, {lineWidth: 0, schema: 'yaml-1.1'})}---`;
}

const stepPart = (
  {do: task, how, rules, settings, why, calculator, paper, proof}: Recipe['steps'][number],
  number: number,
): string => {
  const [first, ...more] = sentencesIn(how);
  const rows = settingsOf({rules, settings});
  return element(
    'Step',
    {number, task, first, calculator, paper, mark: proof === true ? PROOF : undefined},
    more.length === 0 ? undefined : escapeMdx(more.join(' ')),
    rows.length === 0 ? undefined : table(['Setting', 'Value'], rows),
    why === undefined ? undefined : element('Why', {}, escapeMdx(why)),
  );
};

/** Steps one after the other; those that only the proof needs are folded. */
function stepList(list: readonly {step: Recipe['steps'][number]; number: number}[]): string {
  const parts = list.map(({step, number}) => stepPart(step, number));
  const all = element('ol', {className: 'clean-list', start: list[0]?.number}, ...parts);
  return list[0]?.step.proof === true
    ? element('Proof', {title: `${PROOF}: ${counted(list.length, 'step')}`}, all)
    : all;
}

/** The steps of one phase, numbered through all phases, and the table that belongs to them. */
function phasePart({steps, table: extra}: Recipe, phase: Phase): string | undefined {
  const own = steps.flatMap((step, index) => (step.phase === phase ? [{step, number: index + 1}] : []));
  // Neighbours of one kind are one list.
  const lists = own.reduce<(typeof own)[]>((all, one) => {
    const last = all.at(-1);
    const isSame = last !== undefined && last[0]?.step.proof === one.step.proof;
    return isSame ? [...all.slice(0, -1), [...last, one]] : [...all, [one]];
  }, []);
  return own.length === 0
    ? undefined
    : blocks(
        `### ${capital(phase)}`,
        ...lists.map(stepList),
        extra?.phase === phase
          ? element('TitledTable', {title: extra.title}, table(extra.columns, extra.rows))
          : undefined,
      );
}

/** The hand-written note; an article's components come with it where it uses one. */
function notePart(id: string, note: string): string {
  const withComponents = /<[A-Z]/.test(note);
  return blocks(
    `import Note from './_notes/${id}.mdx';${
      withComponents ? "\nimport {writersComponents} from '@site/src/features/journal/mdx';" : ''
    }`,
    element(
      'Folded',
      {title: 'The reasoning behind it'},
      withComponents ? '<Note components={writersComponents} />' : '<Note />',
    ),
  );
}

/** The whole MDX page of one recipe, with its note, if it has one. Pure: the same recipe and note give the same text. */
export function recipeDoc(recipe: Recipe, note = ''): string {
  const {id, steps, caseStudy, source, optimizationTips} = recipe;
  const tips = optimizationTips.map(({see, do: then}) => `- **${escapeMdx(see)}** ${escapeMdx(then)}`);
  const text = blocks(
    frontMatter(recipe),
    `${BANNER}${id}.yaml by "npm run generate". Edit that file, or docs/_notes/${id}.mdx. */}`,
    firstPart(recipe),
    '## Steps to Execute',
    element('Steps', {count: steps.length}, ...PHASES.map((phase) => phasePart(recipe, phase))),
    toolsPart(recipe),
    evidencePart(recipe),
    '## Optimization Tips',
    element('Fold', {title: 'What goes wrong, and what to do then'}, tips.join('\n')),
    '## Case Study & Results',
    `**${caseInWords(recipe.case)}**`,
    `> ${escapeMdx(caseStudy)}\n>\n> Source: ${escapeMdx(source)}`,
    note === '' ? undefined : notePart(id, note),
  );
  return `${text}\n`;
}

/** The page of each recipe, by its file. */
const pagesOf = (siteDir: string, recipes: readonly Recipe[]) =>
  new Map(
    recipes.map((recipe) => [
      `${DOCS_DIR}/${recipe.id}.mdx`,
      recipeDoc(recipe, textOf(siteDir, `${NOTES_DIR}/${recipe.id}.mdx`)),
    ]),
  );

const pagesThere = (siteDir: string) => filesIn(siteDir, DOCS_DIR, '.mdx');

/** Pages that were written by hand: nothing may overwrite or remove them. One that is cut off is written anew. */
export function pagesByHand(siteDir: string, recipes: readonly Recipe[]): Problem[] {
  const own = pagesOf(siteDir, recipes);
  const problem = `was not generated from a recipe, as all pages in this folder are. Move it to ${NOTES_DIR}, under the id of the recipe that it belongs to, or delete it.`;
  return pagesThere(siteDir).flatMap((file) => {
    const text = textOf(siteDir, file);
    return text.includes(`\n${BANNER}`) || own.get(file)?.startsWith(text) ? [] : [{file, problem}];
  });
}

/** The page of each recipe, and no page of any other. Throws one `ContentError` where one was written by hand. */
export function docsOf(siteDir: string, recipes: readonly Recipe[]): Generated {
  throwAny(pagesByHand(siteDir, recipes));
  const none = pagesThere(siteDir).map((file) => [file, undefined] as const);
  return new Map([...none, ...pagesOf(siteDir, recipes)]);
}
