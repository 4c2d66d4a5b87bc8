import {isAccessorNode, isConstantNode, isFunctionNode, isRangeNode, type MathNode} from 'mathjs/number';
import {keysOf} from '../../../lib/record';
import {CALCULATOR_BY_NAME, outputsOf} from '../../../features/calculators/all';
import type {Calculator} from '../../../features/calculators/calculator';
import {didYouMean} from '../nearest';
import {ArithmeticError} from './evaluate';

const EXAMPLE = 'testSize(rate: 5, change: 20).perGroup';

/** `value` where it is one of `known`; else throws, naming what it was taken for. */
function assertKnown(value: string, known: readonly string[], [is, are]: readonly [string, string]): void {
  if (!known.includes(value)) {
    throw new ArithmeticError(
      `has "${value}", which is ${is}`,
      `${didYouMean(value, known)}${are} are: ${known.join(', ')}.`,
    );
  }
}

function calculatorOf(name: string): Calculator {
  const calculator = CALCULATOR_BY_NAME.get(name);
  if (calculator === undefined) {
    const names = [...CALCULATOR_BY_NAME.keys()];
    throw new ArithmeticError(
      `calls ${name}, which is no calculator`,
      `${didYouMean(name, names)}The calculators are: ${names.join(', ')}.`,
    );
  }
  return calculator;
}

/** One `name: value` of a call; the parser reads the colon as a range. */
function input(
  node: MathNode,
  {inputs}: Calculator,
  evaluate: (node: MathNode) => number,
): [name: string, value: number | string] {
  if (!isRangeNode(node) || node.step !== null) {
    throw new ArithmeticError(
      `gives "${node.toString()}" without the name of the input`,
      `Write ${EXAMPLE}.`,
    );
  }
  const name = node.start.toString();
  assertKnown(name, keysOf(inputs), ['no input of that calculator', 'Its inputs']);
  const {end} = node;
  return [name, isConstantNode(end) && typeof end.value === 'string' ? end.value : evaluate(end)];
}

/**
 * What a calculator gives where a node calls one for one of its results; undefined for any other node. Throws an
 * `ArithmeticError` where the call is wrong, or has no such result for these inputs.
 */
export function calculatorResult(node: MathNode, evaluate: (node: MathNode) => number): number | undefined {
  if (isFunctionNode(node) && CALCULATOR_BY_NAME.has(node.fn.toString())) {
    throw new ArithmeticError('calls a calculator without saying which result', `Write ${EXAMPLE}.`);
  }
  if (!isAccessorNode(node) || !isFunctionNode(node.object)) {
    return undefined;
  }
  const {name: output, object} = node;
  const calculator = calculatorOf(object.fn.toString());
  assertKnown(output, outputsOf(calculator), ['no result of that calculator', 'Its results']);
  const outcome = calculator.compute(
    Object.fromEntries(object.args.map((arg: MathNode) => input(arg, calculator, evaluate))),
  );
  if ('why' in outcome) {
    throw new ArithmeticError(
      `calls a calculator that cannot work with this: ${outcome.why}`,
      'Correct the inputs.',
    );
  }
  const result = outcome.figures[output];
  if (result === undefined) {
    throw new ArithmeticError(
      `asks for "${output}", which that calculator does not give for these inputs`,
      'Add the input that it needs, or ask for another result.',
    );
  }
  return result;
}
