import {all, create, isFunctionNode, isOperatorNode, isRangeNode, type MathNode} from 'mathjs/number';
import {CALCULATOR_BY_NAME} from '../../features/calculators/all';
import type {Calculator} from '../../features/calculators/calculator';
import {workOut} from '../../features/calculators/values';
import {keysOf} from '../../lib/record';
import {didYouMean} from './nearest';

/** The values of names in a sum. */
export type Scope = Map<string, unknown>;

const EXAMPLE = 'write testSize(rate: 5, change: 20).perGroup';

/** One `name: value` of a call; mathjs reads the colon as a range. */
function inputOf(node: MathNode, {inputs}: Calculator, scope: Scope): [string, number | string] {
  const name = isRangeNode(node) ? node.start.toString() : '';
  if (!isRangeNode(node) || !keysOf(inputs).includes(name)) {
    throw new Error(`has ${node.toString()}, and the inputs are ${keysOf(inputs).join(', ')}: ${EXAMPLE}`);
  }
  return [name, node.end.evaluate(scope) as number | string];
}

/** A calculator as a function that is given the parts of its call, and returns all its results by their names. */
const asFunction = (calculator: Calculator) =>
  Object.assign(
    (args: readonly MathNode[], _math: unknown, scope: Scope) => {
      const inputs = args.map((arg) => inputOf(arg, calculator, scope));
      const outcome = workOut(calculator, Object.fromEntries(inputs));
      if (outcome.figures === undefined) {
        throw new Error(outcome.why);
      }
      return outcome.figures;
    },
    {rawArgs: true},
  );

/** What arithmetic may use: some of mathjs, and the site's calculators. */
const math = create(all ?? {});

/** The functions that may be called. None may take longer for larger numbers, as `combinations` does. */
const allowed = new Set('abs ceil erf exp floor log max min sqrt'.split(' '));
const OPERATORS = new Set('add subtract multiply divide pow unaryMinus unaryPlus'.split(' '));
const PARTS = /^(?:Accessor|Constant|Function|Index|Operator|Parenthesis|Range|Symbol)Node$/;
/** Characters, and so the time that one can take. */
const LONGEST = 1_000;

/** Adds functions that arithmetic may call. */
export function allow(functions: Readonly<Record<string, (...values: never[]) => unknown>>): void {
  math.import(functions, {override: true});
  Object.keys(functions).forEach((name) => allowed.add(name));
}

allow({
  ...Object.fromEntries(Object.entries(CALCULATOR_BY_NAME).map(([name, each]) => [name, asFunction(each)])),
  // To hundreds as well: `round(1234, -2)`.
  round: (value: number, decimals = 0) => Math.round(value * 10 ** decimals) / 10 ** decimals,
});

const refuseRange = (from: number, to: number) => {
  throw new Error(`has "${from}:${to}", which is no plain arithmetic`);
};
// Calculators and sheets take a range apart; a list of all that lies in it could fill the memory.
math.import({range: refuseRange}, {override: true});

/** Throws at a part that is no plain arithmetic. */
function refuseOthers(node: MathNode): void {
  if (isFunctionNode(node)) {
    const name = node.fn.toString();
    if (!allowed.has(name)) {
      throw new Error(
        `calls "${name}", which no sum may. ${didYouMean(name, [...allowed])}The functions are ${[...allowed].join(', ')}`,
      );
    }
  } else if (!PARTS.test(node.type) || (isOperatorNode(node) && !OPERATORS.has(node.fn))) {
    throw new Error(`has "${node.toString()}", which is no plain arithmetic`);
  }
}

/** Works out arithmetic. Throws where it comes to no number. */
export function calculate(arithmetic: string, scope: Scope = new Map()): number {
  if (arithmetic.length > LONGEST) {
    throw new Error(`has ${arithmetic.length} characters, and may have ${LONGEST}: divide it`);
  }
  const parsed = math.parse(arithmetic);
  parsed.traverse(refuseOthers);
  const result: unknown = parsed.evaluate(scope);
  if (typeof result !== 'number' || !Number.isFinite(result)) {
    throw new Error(`comes to no number: ask for one result of a calculator, and ${EXAMPLE}`);
  }
  return result;
}
