import {isAccessorNode, isConstantNode, isFunctionNode, isRangeNode, type MathNode} from 'mathjs/number';
import {didYouMean} from '../nearest';
import {CALCULATOR_IDS, CALCULATORS, type Calculator, type Inputs} from './calculators';
import {ArithmeticError} from './evaluate';

const camelCase = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The ids of the calculators by the names that sums call them by. */
const IDS = new Map(CALCULATOR_IDS.map((id) => [camelCase(id), id]));

const EXAMPLE = 'testSize(rate: 5, change: 20).perGroup';

function calculatorOf(name: string): Calculator {
  const id = IDS.get(name);
  const calculator = id && CALCULATORS[id];
  if (calculator !== undefined) {
    return calculator;
  }
  throw id === undefined
    ? new ArithmeticError(
        `calls ${name}, which is no calculator`,
        `${didYouMean(name, [...IDS.keys()])}The calculators are: ${[...IDS.keys()].join(', ')}.`,
      )
    : new ArithmeticError(
        `calls ${name}, a calculator that is not built yet`,
        'Keep the sum as it is: it is checked once the calculator is there.',
      );
}

/** One `name: value` of a call; the parser reads the colon as a range. */
function input(
  node: MathNode,
  {inputs}: Calculator,
  evaluate: (node: MathNode) => number,
): [string, number | string] {
  if (!isRangeNode(node) || node.step !== null) {
    throw new ArithmeticError(
      `gives "${node.toString()}" without the name of the input`,
      `Write ${EXAMPLE}.`,
    );
  }
  const name = node.start.toString();
  if (!inputs.includes(name)) {
    throw new ArithmeticError(
      `gives "${name}", which is no input of that calculator`,
      `${didYouMean(name, inputs)}Its inputs are: ${inputs.join(', ')}.`,
    );
  }
  const {end} = node;
  return [name, isConstantNode(end) && typeof end.value === 'string' ? end.value : evaluate(end)];
}

/** What a calculator gives where a node calls one for one of its results; undefined for any other node. */
export function calculatorResult(node: MathNode, evaluate: (node: MathNode) => number): number | undefined {
  if (isFunctionNode(node) && IDS.has(node.fn.toString())) {
    throw new ArithmeticError('calls a calculator without saying which result', `Write ${EXAMPLE}.`);
  }
  if (!isAccessorNode(node) || !isFunctionNode(node.object)) {
    return undefined;
  }
  const {name, object} = node;
  const calculator = calculatorOf(object.fn.toString());
  if (!calculator.outputs.includes(name)) {
    throw new ArithmeticError(
      `asks for "${name}", which is no result of that calculator`,
      `${didYouMean(name, calculator.outputs)}Its results are: ${calculator.outputs.join(', ')}.`,
    );
  }
  const inputs: Inputs = Object.fromEntries(
    object.args.map((arg: MathNode) => input(arg, calculator, evaluate)),
  );
  const result = calculator.compute(inputs)[name];
  if (result === undefined) {
    throw new ArithmeticError(
      `asks for "${name}", which that calculator cannot give for these inputs`,
      'Put the same inputs into the calculator on its page: it says what is missing.',
    );
  }
  return result;
}
