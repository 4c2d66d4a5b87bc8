import {nodesIn, type TextNode} from './syntax';

/** What some components need inside, by the node that has to be there, and what to write. */
const INSIDES: Readonly<Record<string, readonly [type: string, words: string] | undefined>> = {
  Prompt: ['code', 'the prompt between two lines ```'],
  Steps: ['list', 'a numbered list'],
  Checklist: ['list', 'a list'],
  DecisionTree: ['list', 'a list of answers'],
  Timeline: ['strong', 'a list whose points begin with the moment in **bold**'],
};

/** Says which of these elements lack what they need inside. */
export function insideProblems(
  elements: readonly TextNode[],
  say: (node: TextNode, problem: string) => void,
): void {
  for (const node of elements) {
    const [type, words = ''] = INSIDES[node.name ?? ''] ?? [];
    if (type !== undefined && !nodesIn(node).some((one) => one.type === type)) {
      say(
        node,
        `is a <${node.name ?? ''}> that shows nothing. Write ${words} inside, with an empty line above and below.`,
      );
    }
  }
}
