import {counted} from '../../../../lib/counted';
import type {Recipe} from '../../../../data/recipes/schema';
import {effortOf, impactOf, LEVEL_MEANING} from '../../../../data/recipes/taxonomy';
import {problemAt, type Entry} from '../../../lib/contentFolder';
import type {Problem} from '../../../lib/problems';
import {stepsFound, type Found} from './steps';
import {timeframeProblems} from './timeframe';
import {MARKER} from '../../../lib/unwritten';
import {wordCount} from '../../../../lib/sentences';

/** How long the parts of a recipe are, in words, and how many aims it has. */
const RECIPE_RULES = {
  descriptionWords: {least: 25, most: 45},
  caseStudyWords: {least: 40, most: 90},
  aims: {least: 2, most: 4},
} as const;

interface Limit {
  least?: number;
  most?: number;
}

/** What is wrong with a count; undefined where it is within its limits. */
function breach(count: number, unit: string, {least = 0, most = Infinity}: Limit) {
  if (count >= least && count <= most) {
    return undefined;
  }
  const few = count < least;
  return {
    problem: `has ${count} ${unit}, and ${few ? `needs ${least} at least` : `may have ${most} at most`}`,
    remedy: few ? `Add ${least - count}.` : `Remove ${count - most}.`,
  };
}

/** What is wrong with a recipe that asks for money in its plan and says that it needs none. */
const moneyBreach = ({investmentRequired, plan}: Recipe) =>
  plan?.spend === undefined || investmentRequired
    ? undefined
    : {problem: 'is false, and plan.spend asks for money', remedy: 'Write true, or leave out plan.spend.'};

/** Where a level of a recipe is another one than its set-up, or the money of its case, makes it. */
function levelsFound({effortLevel, expectedImpact, plan, case: {outcome, left, revenue}}: Recipe): Found[] {
  const effort = plan === undefined ? effortLevel : effortOf(plan.setUpDays);
  // What a case left says nothing about a recipe where it did not work.
  const share =
    outcome === 'worked' && left !== undefined && revenue !== undefined
      ? (100 * left.eur) / left.months / revenue
      : undefined;
  const impact = share === undefined ? expectedImpact : impactOf(share);
  return [
    ...(effort === effortLevel
      ? []
      : [
          {
            at: ['effortLevel'],
            value: effortLevel,
            problem: `is not what ${counted(plan?.setUpDays ?? 0, 'day')} of set-up make it`,
            remedy: `Write ${effort} (${LEVEL_MEANING.Effort[effort]}), or correct plan.setUpDays.`,
          },
        ]),
    ...(impact === expectedImpact
      ? []
      : [
          {
            at: ['expectedImpact'],
            value: expectedImpact,
            problem: `is not what the case makes it, which left ${share?.toFixed(2)} % of revenue a month`,
            remedy: `Write ${impact} (${LEVEL_MEANING.Impact[impact]}), or correct the case.`,
          },
        ]),
    ...(outcome === 'worked' && revenue === undefined
      ? [
          {
            at: ['case'],
            problem: 'worked, and does not say what the shop takes a month',
            remedy: 'Add revenue, in EUR a month: expectedImpact follows from it.',
          },
        ]
      : []),
  ];
}

/** Shares of a picture that do not come to a whole. */
function pictureFound({picture}: Recipe): Found[] {
  const parts =
    picture?.kind === 'split' ? picture.parts : picture?.kind === 'tiers' ? picture.tiers : undefined;
  const sum = parts?.reduce((all, {share}) => all + share, 0) ?? 100;
  return Math.abs(sum - 100) <= 0.5
    ? []
    : [{at: ['picture'], problem: `has shares that come to ${sum}`, remedy: 'Make them come to 100.'}];
}

/** Problems of what the schema of a recipe cannot say: lengths in words, aims, figures, and what its fields say together. */
export function recipeProblems(entry: Entry<Recipe>): Problem[] {
  const {item: recipe} = entry;
  const {descriptionWords, caseStudyWords, aims} = RECIPE_RULES;
  const {description, caseStudy, objective, timeframe} = recipe;
  const count = (at: string, text: string, found: ReturnType<typeof breach>): Found[] =>
    found === undefined || text.includes(MARKER) ? [] : [{at: [at], ...found}];
  const found = [
    ...count('description', description, breach(wordCount(description), 'words', descriptionWords)),
    ...count('caseStudy', caseStudy, breach(wordCount(caseStudy), 'words', caseStudyWords)),
    ...count('objective', objective, breach(objective.split(/,\s+/).length, 'aims', aims)),
    ...count(
      'caseStudy',
      caseStudy,
      /\d/.test(caseStudy)
        ? undefined
        : {problem: 'has no figure', remedy: 'Say how much, over which period, measured against what.'},
    ),
    ...count('investmentRequired', '', moneyBreach(recipe)),
    ...timeframeProblems(recipe).flatMap((one) => count('timeframe', timeframe, one)),
    ...(recipe.steps.some(({do: task}) => task.includes(MARKER))
      ? []
      : [...stepsFound(recipe), ...levelsFound(recipe)]),
    ...pictureFound(recipe),
  ];
  return found.map(({at, ...rest}) => problemAt(entry, at, rest));
}
