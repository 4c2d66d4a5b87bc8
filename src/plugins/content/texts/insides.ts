import {nodesIn, type Say, type TextNode} from './syntax';

/** What some components need inside, by the node that has to be there, and what to write. */
const INSIDES = new Map<string, readonly [type: string, words: string]>(
  Object.entries({
    Prompt: ['code', 'the prompt between two lines ```'],
    Steps: ['list', 'a numbered list'],
    Checklist: ['list', 'a list'],
    DecisionTree: ['list', 'a list of answers'],
    Timeline: ['strong', 'a list whose points begin with the moment in **bold**'],
  }),
);

/** Says which of these elements lack what they need inside. */
export function insideProblems(elements: readonly TextNode[], say: Say): void {
  for (const node of elements) {
    const [type, words = ''] = INSIDES.get(node.name ?? '') ?? [];
    if (type !== undefined && !nodesIn(node).some((one) => one.type === type)) {
      say(
        node,
        `is a <${node.name ?? ''}> that shows nothing. Write ${words} inside, with an empty line above and below.`,
      );
    }
  }
}
