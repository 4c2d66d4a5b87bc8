import {shown} from '../../../features/calculators/embed/words';

/** The part of a Markdown syntax tree that this looks at. */
interface MarkdownNode {
  type: string;
  name?: string | null;
  attributes?: Attribute[];
  children?: MarkdownNode[];
}

interface Attribute {
  type: string;
  name?: string;
  value?: string | null | {value: string};
}

/** The figure that an attribute gives: `rate={5}` or `intervals="30 41"`. */
function figureOf({name, value}: Attribute): [name: string, figure: number | string][] {
  const figure = typeof value === 'string' ? value : Number(value?.value);
  return name === undefined || Number.isNaN(figure) ? [] : [[name, figure]];
}

function fillIn(node: MarkdownNode): void {
  const {name, attributes = []} = node;
  if (name === 'Calculator') {
    const {id = '', ...figures} = Object.fromEntries(attributes.flatMap(figureOf));
    for (const {question, result, numbers} of shown({id: String(id), with: figures})) {
      for (const [key, value] of Object.entries({question, result, numbers})) {
        attributes.push({type: 'mdxJsxAttribute', name: key, value});
      }
    }
  }
  node.children?.forEach(fillIn);
}

/** Remark plugin: a `<Calculator>` gets its question, and its answer to the figures that the text gives it. */
export default function fillInCalculators(): (tree: MarkdownNode) => void {
  return fillIn;
}
