import type {CalculatorId} from '../../../data/calculators/ids';
import {keysOf} from '../../../lib/record';
import {CALCULATORS} from '../../../features/calculators/all';
import {readField} from '../../../features/calculators/values';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';

type Found = Pick<Problem, 'problem' | 'remedy' | 'value'> & {at?: string};

/** What is wrong with the figures that a calculator is given; `at` is the input, where it is one. */
export function wrongFigures(id: CalculatorId, figures: Readonly<Record<string, number | string>>): Found[] {
  const {inputs, compute} = CALCULATORS[id];
  const wrong = Object.entries(figures).flatMap(([at, value]): Found[] => {
    const field = inputs[at];
    if (field === undefined) {
      const names = keysOf(inputs);
      const remedy = `${didYouMean(at, names)}Its inputs are: ${names.join(', ')}.`;
      return [{at, problem: `is no input of ${id}`, remedy}];
    }
    const read = readField(field, String(value));
    return 'problem' in read
      ? [{at, value, problem: `makes no sense as "${field.label}"`, remedy: read.problem}]
      : [];
  });
  const outcome = compute(figures);
  return wrong.length === 0 && 'why' in outcome
    ? [{problem: `gives ${id} figures it cannot work with`, remedy: outcome.why}]
    : wrong;
}
