import {CALCULATORS_PATH, papersPath, recipePath} from '../../../config/paths';
import {queryWith} from '../../../data/calculators/query';
import {arithmeticInWords, HEADINGS, NOT_OPENED, NOT_SEEN, reviewInWords} from '../../../data/evidence/text';
import {costsInWords} from '../../../data/recipes/card';
import type {ShownRecipe} from '../../../data/recipes/page';
import {studyText} from '../../../data/recipes/evidence';
import {paysInWords} from '../../../data/recipes/payback';
import type {Recipe} from '../../../data/recipes/schema';
import {excelOf, typeOf} from '../../../data/recipes/paper';
import {settingsOf} from '../../../data/recipes/sharedRules';
import {knownOf} from '../../../data/recipes/stamp';
import {PHASES} from '../../../data/recipes/taxonomy';
import {ruleText, tipText} from '../../../data/recipes/words';
import {bullets} from '../../../lib/bullets';
import {capital} from '../../../lib/capital';
import {dayInWords} from '../../../lib/dayInWords';
import {plain, says} from '../../lib/text';

/** What programs are told of the site and its people. */
export interface About {
  name: string;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** Who answers for a recipe, and the absolute address of the page about them. */
  by: (recipe: Pick<Recipe, 'by'>) => {name: string; title: string; url: string};
}

/** A skill's file: the front matter that agents look for, then its text. */
export const skillFile = (
  {name, description, reviewed}: {name: string; description: string; reviewed?: string},
  ...parts: readonly string[]
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

/** What a skill is for and when it is used, in at most 1,024 characters. */
export const skillDescription = ({name, description, fit}: ShownRecipe) =>
  `${name}. ${description} Use it for: ${fit.for}. Not for: ${fit.notFor}.`;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The steps by phase, numbered through, each with what it sets and why. */
function stepParts({steps, table: extra}: ShownRecipe): string[] {
  const lines = ({do: task, how, rules, settings, why, proof}: ShownRecipe['steps'][number], index: number) =>
    [
      `${index + 1}. **${task}.**${proof === true ? ' (For the proof.)' : ''} ${how}`,
      ...settingsOf({rules, settings}).map(([name, value]) => `   - ${name}: ${value}`),
      ...(why === undefined ? [] : ['', `   Why: ${why}`]),
    ].join('\n');
  return PHASES.flatMap((phase) => {
    const own = steps.flatMap((step, index) => (step.phase === phase ? [lines(step, index)] : []));
    return own.length === 0
      ? []
      : [
          `### ${capital(phase)}`,
          own.join('\n'),
          ...(extra?.phase === phase ? [`**${extra.title}**`, table(extra.columns, extra.rows)] : []),
        ];
  });
}

/** A list below a heading; nothing where there is nothing in it. */
const section = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${heading}`, bullets(items)];

/** The sums whose words are in a text: a recipe has others, such as those of its note. */
function sumsOf(text: string, sums: ShownRecipe['sums']) {
  const said = plain(text).toLowerCase();
  return sums.filter((sum) => says(said, plain(sum.says).toLowerCase()));
}

/** The calculators and the papers of a recipe, and what the figures of its `text` rest on. */
function basisParts(recipe: ShownRecipe, text: string, {absolute}: About) {
  const {id, papers = [], calculators = [], sums, sources} = recipe;
  const folder = absolute(papersPath(id));
  const downloads = papers.map(({file, label}) => {
    const excel = excelOf(file);
    const paper = `[${label}](${folder}/${file}) (${typeOf(file)})`;
    return excel === undefined ? paper : `${paper}, [for Excel](${folder}/${excel})`;
  });
  const seen = sources.map(({claim, url, checked, readAt}, index) => {
    const day =
      checked === undefined
        ? NOT_OPENED
        : `checked on ${dayInWords(checked)}${readAt === undefined ? '' : `, as quoted at <${readAt}>`}`;
    return `${index + 1}. ${claim.replace(/\.$/, '')}. ${url === undefined ? NOT_SEEN : `<${url}>, ${day}`}`;
  });
  return [
    ...section(
      HEADINGS.calculators,
      calculators.map(
        (one) =>
          `[${one.question}](${absolute(CALCULATORS_PATH)}/${one.id}${queryWith(one.with)}) ${one.result}`,
      ),
    ),
    ...section(HEADINGS.papers, downloads),
    ...section(
      HEADINGS.sums,
      sumsOf(text, sums).map((sum) => `${sum.says}: ${arithmeticInWords(sum.is)} (${sum.because})`),
    ),
    `## ${HEADINGS.sources}`,
    seen.join('\n'),
  ];
}

/**
 * A recipe as a skill: when to use it, what to ask first, what to do, and what its figures rest on. `needs` are links to
 * the skills of the recipes that it waits for.
 */
export function recipeSkill(recipe: ShownRecipe, needs: readonly string[], about: About): string {
  const {id, fit, pays, plan, first, evidence} = recipe;
  const known = knownOf(evidence);
  const by = about.by(recipe);
  const page = about.absolute(recipePath(id));
  const hasProof = recipe.steps.some(({proof}) => proof === true);
  const parts = [
    `# ${recipe.name}`,
    recipe.description,
    ...section('When to use it', [
      `For: ${fit.for}`,
      `Not for: ${fit.notFor}`,
      `Channels: ${recipe.channels.join(', ')}`,
      `Objective: ${recipe.objective}`,
      `Timeframe: ${recipe.timeframe}`,
      `Costs: ${costsInWords(recipe)}`,
      ...(plan ? [`Pays back: ${paysInWords({pays, plan})}`] : []),
      `Known: ${known.stamp}. ${known.text}`,
      ...(needs.length === 0 ? [] : [`Only after the decision of: ${needs.join(', ')}`]),
    ]),
    '## What to ask first',
    `Run it from: ${fit.runFrom}. If the shop has less, say so.`,
    `Prove it from: ${fit.proveFrom}.${hasProof ? ' If the shop has less, leave out the steps for the proof.' : ''}`,
    '### Is it there?',
    bullets(recipe.dependencies),
    '### Assets needed',
    bullets(recipe.assetsNeeded),
    ...section('This afternoon', first.do),
    '## Steps',
    ...stepParts(recipe),
    ...section('What others measured', evidence.map(studyText)),
    ...section('Decide', [...recipe.decide.map(ruleText), `First sign: ${fit.firstSign}`]),
    ...section('When it goes wrong', recipe.optimizationTips.map(tipText)),
  ];
  return skillFile(
    {name: id, description: skillDescription(recipe), reviewed: recipe.reviewed.on},
    ...parts,
    ...basisParts(recipe, parts.join('\n'), about),
    reviewInWords(recipe.reviewed),
    '---',
    `By [${by.name}](${by.url}), ${by.title}, ${recipe.source}. The recipe with its case: [page](${page}), [Markdown](${page}.md).`,
  );
}
