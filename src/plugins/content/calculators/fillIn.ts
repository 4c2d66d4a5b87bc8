import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {embedWords} from '../../../features/calculators/embed/words';

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
function figureOf({value}: Attribute): number | string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  const number = Number(value?.value);
  return Number.isFinite(number) ? number : undefined;
}

function fillIn(node: MarkdownNode): void {
  const {name, attributes = []} = node;
  if (name === 'Calculator') {
    const given = Object.fromEntries(
      attributes.flatMap((attribute) => {
        const figure = figureOf(attribute);
        return attribute.name === undefined || figure === undefined ? [] : [[attribute.name, figure]];
      }),
    );
    const id = CALCULATOR_IDS.find((one) => one === given.id);
    if (id !== undefined) {
      for (const [key, value] of Object.entries(embedWords(id, given))) {
        attributes.push({type: 'mdxJsxAttribute', name: key, value: String(value)});
      }
    }
  }
  node.children?.forEach(fillIn);
}

/** Remark plugin: a `<Calculator>` gets its question, and its answer to the figures that the text gives it. */
export default function fillInCalculators(): (tree: MarkdownNode) => void {
  return fillIn;
}
