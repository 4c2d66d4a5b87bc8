import {
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  parse,
  type FunctionNode,
  type MathNode,
} from 'mathjs/number';
import {didYouMean} from '../nearest';

/** Arithmetic that cannot be worked out: what is wrong, and what to do. */
export class ArithmeticError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem}. ${remedy}`);
  }
}

type Evaluate = (node: MathNode) => number;

/** What an expression may use beyond numbers, the four operations, powers and parentheses. */
export interface Scope {
  functions: Readonly<Record<string, (...values: number[]) => number>>;
  /** The value of a node that only this scope knows; undefined where it does not know it either. */
  valueOf?: (node: MathNode, evaluate: Evaluate) => number | undefined;
  /** The values of a function's argument; one number where it is left out. */
  argument?: (node: MathNode, evaluate: Evaluate) => number[];
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

function nodesOf(text: string): MathNode {
  if (/%(?!.*")/.test(text)) {
    throw new ArithmeticError('has a percent sign in its arithmetic', 'Write 5 % as 0.05 or 5 / 100.');
  }
  const [typed] = /[×÷−·]/.exec(text) ?? [];
  if (typed !== undefined) {
    throw new ArithmeticError(
      `has "${typed}" in its arithmetic`,
      'Write * to multiply, / to divide, - to subtract.',
    );
  }
  try {
    return parse(text);
  } catch (error) {
    throw new ArithmeticError(
      `cannot be read as arithmetic: ${error instanceof Error ? error.message : String(error)}`,
      'Write numbers without thousands commas, with + - * / ^ and parentheses.',
    );
  }
}

function called({fn, args}: FunctionNode, {functions, argument}: Scope, evaluate: Evaluate): number {
  const name = fn.toString();
  const known = Object.keys(functions);
  const call = known.includes(name) ? functions[name] : undefined;
  if (call === undefined) {
    throw new ArithmeticError(
      `uses ${name}(), which is no function here`,
      `${didYouMean(name, known)}The functions are: ${known.join(', ')}.`,
    );
  }
  return call(...args.flatMap((arg) => argument?.(arg, evaluate) ?? [evaluate(arg)]));
}

/**
 * Works out one expression within a scope; nothing but the scope's functions is ever run.
 * Throws an `ArithmeticError` for anything else, and where the result is no finite number.
 */
export function evaluate(text: string, scope: Scope): number {
  const valueOf: Evaluate = (node) => {
    const own = scope.valueOf?.(node, valueOf);
    if (own !== undefined) {
      return own;
    }
    if (isConstantNode(node) && typeof node.value === 'number') {
      return node.value;
    }
    if (isParenthesisNode(node)) {
      return valueOf(node.content);
    }
    if (isFunctionNode(node)) {
      return called(node, scope, valueOf);
    }
    const operation = isOperatorNode(node) && !node.implicit ? OPERATIONS[node.op] : undefined;
    if (!isOperatorNode(node) || operation === undefined) {
      throw new ArithmeticError(
        `has "${node.toString()}", which is no arithmetic`,
        'Use numbers, + - * / ^, parentheses and functions.',
      );
    }
    const [first, second]: MathNode[] = node.args;
    if (first === undefined) {
      throw new ArithmeticError('has an operation without a number', 'Write the number.');
    }
    return second === undefined ? operation(0, valueOf(first)) : operation(valueOf(first), valueOf(second));
  };
  const result = valueOf(nodesOf(text));
  if (!Number.isFinite(result)) {
    throw new ArithmeticError(
      'comes to no number',
      'Look for a division by zero or a root of less than zero.',
    );
  }
  return result;
}
