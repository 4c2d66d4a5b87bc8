/** An expression of JavaScript, as the compiler parses it. */
interface Expression {
  type: string;
  value?: unknown;
  operator?: string;
  argument?: Expression;
  elements?: Expression[];
  properties?: {
    computed?: boolean;
    kind?: string;
    key: {name?: string; value?: unknown};
    value: Expression;
  }[];
}

/** Code within a text: what is between braces, or a statement. */
export interface Code {
  value?: string;
  data?: {
    estree?: {
      body: {expression: Expression; start: number; end: number; loc: {start: {line: number}}}[];
      comments?: {value: string}[];
    };
  };
}

interface Attribute extends Code {
  type: string;
  name?: string;
  position?: {start: {line: number}};
}

/** A node of the syntax tree of a text. */
export interface TextNode extends Code {
  type: string;
  name?: string | null;
  url?: string;
  /** The name of a definition, and of what refers to it. */
  identifier?: string;
  alt?: string | null;
  title?: string | null;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  attributes?:
    (Omit<Attribute, 'value'> & {value?: string | Code | null})[] | Readonly<Record<string, string>>;
  children?: TextNode[];
  position?: {start: {line: number; offset?: number}; end: {line: number; offset?: number}};
}

/** Says what is wrong with a node. */
export type Say = (node: TextNode, problem: string, value?: string) => void;

/** The value of a literal, a list or an object of such. Throws for anything else, which is code. */
function literal({type, value, operator, argument, elements, properties}: Expression): unknown {
  if (type === 'Literal' && (value === null || ['string', 'number', 'boolean'].includes(typeof value))) {
    return value;
  }
  if (type === 'ArrayExpression' && elements !== undefined) {
    return elements.map(literal);
  }
  if (
    type === 'ObjectExpression' &&
    properties?.every(({computed, kind}) => computed === false && kind === 'init')
  ) {
    return Object.fromEntries(
      properties.map(({key, value: part}) => [key.name ?? String(key.value), literal(part)]),
    );
  }
  if (type === 'UnaryExpression' && operator === '-' && argument !== undefined) {
    return -Number(literal(argument));
  }
  throw new TypeError('not a literal');
}

/** Signs spelled by escapes, what an object comes from, and a comment that names what the compiler is to call. */
const MEANT_FOR_IT = /\\|__proto__|@jsx/;

/** What `{...}` comes to; a comment comes to nothing. Throws where it is code. */
export function valueOf({value = '', data}: Code): unknown {
  if (MEANT_FOR_IT.test(value)) {
    throw new TypeError('not a literal');
  }
  return data?.estree?.body.map(({expression}) => literal(expression))[0];
}

/** Everything in a text, from the outside in. */
export const nodesIn = (node: TextNode): TextNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** The words of a node, without its signs; of an image, what it shows. */
export const wordsOf = ({value, alt, children = []}: TextNode): string =>
  (value ?? alt ?? '') + children.map(wordsOf).join('');
