import {shown} from '../../../features/calculators/embed/answered';
import {eachNode, type Attribute, type MarkdownNode} from './eachNode';

/** The figure that an attribute gives: `rate={5}` or `intervals="30 41"`. */
function figureOf({name, value}: Attribute): [name: string, figure: number | string][] {
  const figure = typeof value === 'string' ? value : Number(value?.value);
  return name === undefined || Number.isNaN(figure) ? [] : [[name, figure]];
}

function fillIn({name, attributes = []}: MarkdownNode): void {
  if (name === 'Calculator') {
    const {id = '', ...figures} = Object.fromEntries(attributes.flatMap(figureOf));
    for (const {question, result, numbers} of shown({id: String(id), with: figures})) {
      for (const [key, value] of Object.entries({question, result, numbers})) {
        attributes.push({type: 'mdxJsxAttribute', name: key, value});
      }
    }
  }
}

/** Remark plugin: a `<Calculator>` gets its question, and its answer to the figures that the text gives it. */
export default function fillInCalculators(): (tree: MarkdownNode) => void {
  return (tree) => eachNode(tree, fillIn);
}
