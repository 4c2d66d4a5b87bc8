import path from 'node:path';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import type {Recipe} from '../../../data/recipes/schema';
import {STEP_WORDS} from '../../../data/recipes/steps';
import {effortOf, PHASES} from '../../../data/recipes/taxonomy';
import {wordCount} from '../../../lib/sentences';
import {problemAt, type Entry} from '../../lib/contentFolder';
import {filesBelow} from '../../lib/filesIn';
import type {Problem} from '../../lib/problems';
import {isSystemFile} from '../../lib/systemFile';
import {MARKER} from '../../lib/unwritten';
import type {Path} from '../../lib/yamlFile';
import {wrongFigures} from '../calculators/figures';
import {readCollection} from '../collection';
import {recipes as collection} from './collection';
import {PAPERS_DIR} from './references';

/** Something that is wrong with a field. */
type Found = Omit<Problem, 'file' | 'line' | 'field'> & {at: Path};

const WORKING_DAYS: Readonly<Record<string, number>> = {day: 1, week: 5};
const CALENDAR_DAYS: Readonly<Record<string, number>> = {day: 1, week: 7, month: 30};

/** A task that draws lots, or sets a group aside. */
const DRAWS =
  /^(draw|hold (out|back)|set aside|randomi[sz]e|assign|deal|split .*(half|halves|group|random))\b/i;

/** A count that is not within its limits; a text that is still to be written has none. */
function outside(at: string, text: string, count: number, [least, most]: readonly [number, number]): Found[] {
  return text.includes(MARKER) || (count >= least && count <= most)
    ? []
    : [{at: [at], problem: `has ${count} where ${least} to ${most} are asked for: words, or aims`}];
}

/** Where what a recipe says of its days is another thing than its plan. */
function planFound({timeframe, plan, effortLevel, investmentRequired}: Recipe): Found[] {
  if (plan === undefined) {
    return [];
  }
  const {setUpDays, runsDays, spend} = plan;
  const said = (pattern: RegExp, days: Readonly<Record<string, number>>) => {
    const [, count, unit = ''] = pattern.exec(timeframe) ?? [];
    return Number(count) * (days[unit] ?? 0);
  };
  const agrees =
    said(/(\d+(?:\.\d+)?) (day|week)s? to set up/, WORKING_DAYS) === setUpDays &&
    said(/after (\d+) (day|week|month)s?\b/, CALENDAR_DAYS) === runsDays;
  const effort = effortOf(setUpDays);
  return [
    ...(agrees || timeframe.includes(MARKER)
      ? []
      : [
          {
            at: ['timeframe'],
            value: timeframe,
            problem: `is not what the plan says: ${setUpDays} days to set up, judge after ${runsDays} days`,
            remedy: 'A week to set up is 5 days, one to judge 7, a month 30.',
          },
        ]),
    ...(effort === effortLevel
      ? []
      : [{at: ['effortLevel'], value: effortLevel, problem: `is ${effort} by plan.setUpDays`}]),
    ...(spend === undefined || investmentRequired
      ? []
      : [{at: ['investmentRequired'], problem: 'is false, and plan.spend asks for money'}]),
  ];
}

/** What is wrong with the steps of a recipe: their order and lengths, and what they use. */
const stepsFound = ({steps, papers = [], calculators = []}: Recipe): Found[] =>
  steps.flatMap(({phase, do: task, how, paper, calculator}, index) => {
    const words = wordCount(`${task} ${how}`);
    const isLate = PHASES.indexOf(phase) < PHASES.indexOf(steps[index - 1]?.phase ?? phase);
    const at = (field: string): Path => ['steps', index, field];
    return [
      ...(isLate ? [{at: at('phase'), value: phase, problem: `is out of order: ${PHASES.join(', ')}`}] : []),
      ...(phase !== 'prepare' && DRAWS.test(task)
        ? [{at: at('do'), value: task, problem: 'draws lots or sets a group aside after the launch'}]
        : []),
      ...(words > STEP_WORDS
        ? [{at: at('how'), problem: `has ${words} words with its task, and may have ${STEP_WORDS} at most`}]
        : []),
      ...(paper !== undefined && !papers.some(({file}) => file === paper)
        ? [{at: at('paper'), value: paper, problem: 'is not among the papers'}]
        : []),
      ...(calculator !== undefined && !calculators.some(({id}) => id === calculator)
        ? [{at: at('calculator'), value: calculator, problem: 'is not among the calculators'}]
        : []),
    ];
  });

/** Shares of a picture that do not come to a whole. */
function pictureFound({picture}: Recipe): Found[] {
  const parts =
    picture?.kind === 'split' ? picture.parts : picture?.kind === 'tiers' ? picture.tiers : undefined;
  const sum = parts?.reduce((all, {share}) => all + share, 0) ?? 100;
  return Math.abs(sum - 100) <= 0.5
    ? []
    : [{at: ['picture'], problem: `has shares that come to ${sum}, and not to 100`}];
}

/** Inputs that the calculators of a recipe do not have, and figures that they cannot work with. */
const calculatorsFound = ({calculators = []}: Recipe): Found[] =>
  calculators.flatMap(({id: given, with: figures}, index) =>
    // One that does not exist is reported when the recipe is read.
    CALCULATOR_IDS.filter((id) => id === given).flatMap((id) =>
      wrongFigures(id, figures).map(({at, ...found}) => ({
        at: ['calculators', index, 'with', ...(at === undefined ? [] : [at])],
        ...found,
      })),
    ),
  );

/** What the schema of a recipe cannot say: lengths in words, and what its fields say together. */
export function recipeProblems(entry: Entry<Recipe>): Problem[] {
  const {item: recipe} = entry;
  const {description, caseStudy, objective, steps} = recipe;
  const isBegun = steps.some(({do: task}) => task.includes(MARKER));
  const found = [
    ...outside('description', description, wordCount(description), [25, 45]),
    ...outside('caseStudy', caseStudy, wordCount(caseStudy), [40, 90]),
    ...outside('objective', objective, objective.split(/,\s+/).length, [2, 4]),
    ...(isBegun ? [] : [...planFound(recipe), ...stepsFound(recipe)]),
    ...pictureFound(recipe),
    ...calculatorsFound(recipe),
  ];
  return found.map(({at, ...rest}) => problemAt(entry, at, rest));
}

/** Papers that no recipe offers, which no visitor would ever find. */
export function unusedPapers(siteDir: string, recipes: readonly Recipe[]): Problem[] {
  const offered = recipes.flatMap(({id, papers = []}) =>
    papers.map(({file}) => `${PAPERS_DIR}/${id}/${file}`),
  );
  return filesBelow(siteDir, PAPERS_DIR)
    .filter((file) => !isSystemFile(path.basename(file)) && !offered.includes(file))
    .map((file) => ({file, problem: 'is a paper that no recipe offers under "papers"'}));
}

/** What the fields of recipes cannot say, and papers that none of them offers. */
export const recipeChecks = (entries: readonly Entry<Recipe>[], siteDir: string): Problem[] => [
  ...entries.flatMap(recipeProblems),
  // While a recipe cannot be read, it is not known which papers it names.
  ...(readCollection(siteDir, collection).problems.length > 0
    ? []
    : unusedPapers(
        siteDir,
        entries.map(({item}) => item),
      )),
];
