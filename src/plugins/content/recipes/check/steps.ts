import type {Recipe} from '../../../../data/recipes/schema';
import {PHASES} from '../../../../data/recipes/taxonomy';
import {STEP_WORDS} from '../../../../data/recipes/steps';
import type {Path} from '../../../lib/yamlFile';
import {sentencesIn, wordCount} from '../../../../lib/sentences';

/** Something that is wrong with a field. */
export interface Found {
  at: Path;
  value?: unknown;
  problem: string;
  remedy: string;
}

/** The most of all sentences that say how that may have a figure. */
const FIGURES = 0.25;

/** A task that draws lots, or sets a group aside. */
const DRAWS =
  /^(draw|hold (out|back)|set aside|randomi[sz]e|assign|deal|split .*(half|halves|group|random))\b/i;

const figuresIn = (text: string) => text.match(/\d[\d.,]*/g)?.length ?? 0;

/** What is wrong with one step, beyond its form. */
function stepFound({steps, papers = [], calculators = []}: Recipe, index: number): Found[] {
  const step = steps[index];
  if (step === undefined) {
    return [];
  }
  const {phase, do: task, how, paper, calculator} = step;
  const place = PHASES.indexOf(phase);
  const before = PHASES.indexOf(steps[index - 1]?.phase ?? phase);
  const words = wordCount(`${task} ${how}`);
  const at = (field: string): Path => ['steps', index, field];
  return [
    ...(place < before
      ? [
          {
            at: at('phase'),
            value: phase,
            problem: 'comes after a later part of the work',
            remedy: `Order the steps: ${PHASES.join(', ')}.`,
          },
        ]
      : []),
    ...(phase !== 'prepare' && DRAWS.test(task)
      ? [
          {
            at: at('do'),
            value: task,
            problem: 'draws lots or sets a group aside after the launch',
            remedy: 'Move it to phase prepare, before the first step of launch.',
          },
        ]
      : []),
    ...(words > STEP_WORDS
      ? [
          {
            at: at('how'),
            problem: `has ${words} words with its task, and may have ${STEP_WORDS} at most`,
            remedy: 'Move figures to settings, and reasons to why.',
          },
        ]
      : []),
    ...(paper !== undefined && !papers.some(({file}) => file === paper)
      ? [
          {
            at: at('paper'),
            value: paper,
            problem: 'is not among the papers',
            remedy: 'Name it under papers, with its label.',
          },
        ]
      : []),
    ...(calculator !== undefined && !calculators.some(({id}) => id === calculator)
      ? [
          {
            at: at('calculator'),
            value: calculator,
            problem: 'is not among the calculators',
            remedy: 'Name it under calculators, with its figures.',
          },
        ]
      : []),
  ];
}

/** What is wrong with the steps of a recipe: their order, lengths, figures, and what they use. */
export function stepsFound(recipe: Recipe): Found[] {
  const sentences = recipe.steps.flatMap(({how}) => sentencesIn(how));
  const share = sentences.filter((one) => figuresIn(one) > 0).length / sentences.length;
  return [
    ...recipe.steps.flatMap((_, index) => stepFound(recipe, index)),
    ...(share > FIGURES
      ? [
          {
            at: ['steps'],
            problem: `have a figure in ${Math.round(share * 100)} % of the sentences that say how, and may have one in ${FIGURES * 100} %`,
            remedy: 'Move figures to settings, table or why.',
          },
        ]
      : []),
  ];
}
