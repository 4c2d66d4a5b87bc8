import {all, create, isRangeNode, type MathNode} from 'mathjs/number';
import {CALCULATOR_BY_NAME} from '../../features/calculators/all';
import type {Calculator} from '../../features/calculators/calculator';
import {workOut} from '../../features/calculators/values';
import {keysOf} from '../../lib/record';

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

/** What would change what the next sum means. */
const CLOSED = /\b(?:import|createUnit|config)\b/;

/** What arithmetic may use: mathjs, and the site's calculators. */
export const math = create(all ?? {});
math.import(
  {
    ...Object.fromEntries(Object.entries(CALCULATOR_BY_NAME).map(([name, each]) => [name, asFunction(each)])),
    // To hundreds as well: `round(1234, -2)`.
    round: (value: number, decimals = 0) => Math.round(value * 10 ** decimals) / 10 ** decimals,
  },
  {override: true},
);

/** Works out arithmetic. Throws where it comes to no number. */
export function calculate(arithmetic: string, scope: Scope = new Map()): number {
  if (CLOSED.test(arithmetic)) {
    throw new Error('cannot change what the next sum means');
  }
  const result: unknown = math.evaluate(arithmetic, scope);
  if (typeof result !== 'number' || !Number.isFinite(result)) {
    throw new Error(`comes to no number: ask for one result of a calculator, and ${EXAMPLE}`);
  }
  return result;
}
