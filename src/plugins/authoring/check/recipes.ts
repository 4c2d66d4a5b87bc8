import type {Recipe} from '../../../data/recipes/schema';
import {RECIPES_DIR} from '../../content/recipes/read';
import {placeOfField} from '../../lib/fieldPlace';
import type {Problem} from '../../lib/problems';
import {timeframeProblems} from './timeframe';
import {MARKER} from './unfilled';

/** How long the parts of a recipe are, in words, and how many figures it needs. */
const RECIPE_RULES = {
  descriptionWords: {least: 25, most: 45},
  caseStudyWords: {least: 55},
  firstSentenceWords: {most: 9},
  aims: {least: 2, most: 4},
  stepsWithFigures: {least: 3},
} as const;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

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

/** Problems of what the schema of a recipe cannot say: lengths in words, aims, figures, and what its fields say together. */
export function recipeProblems(siteDir: string, recipe: Recipe): Problem[] {
  const file = `${RECIPES_DIR}/${recipe.id}.yaml`;
  const {descriptionWords, caseStudyWords, firstSentenceWords, aims, stepsWithFigures} = RECIPE_RULES;
  const {description, caseStudy, objective, steps} = recipe;
  const counted: [path: (string | number)[], text: string, found: ReturnType<typeof breach>][] = [
    [['description'], description, breach(wordsIn(description), 'words', descriptionWords)],
    [['caseStudy'], caseStudy, breach(wordsIn(caseStudy), 'words', caseStudyWords)],
    [['objective'], objective, breach(objective.split(/,\s+/).length, 'aims', aims)],
    ...steps.map((step, index): (typeof counted)[number] => [
      ['steps', index],
      step,
      breach(wordsIn(step.split('. ')[0] ?? ''), 'words in its first sentence', firstSentenceWords),
    ]),
    [
      ['steps'],
      steps.join(' '),
      breach(
        steps.filter((step) => /\d/.test(step)).length,
        'steps with a figure in digits',
        stepsWithFigures,
      ),
    ],
    [
      ['caseStudy'],
      caseStudy,
      /\d/.test(caseStudy)
        ? undefined
        : {problem: 'has no figure', remedy: 'Say how much, over which period, measured against what.'},
    ],
    [['investmentRequired'], '', moneyBreach(recipe)],
    ...timeframeProblems(recipe).map((found): (typeof counted)[number] => [
      ['timeframe'],
      recipe.timeframe,
      found,
    ]),
  ];
  return counted.flatMap(([path, text, found]) =>
    found === undefined || text.includes(MARKER)
      ? []
      : [{file, ...placeOfField(siteDir, file, path), ...found}],
  );
}
