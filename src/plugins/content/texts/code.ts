import {BLOCK} from './chain';
import {valueOf, type Say, type TextNode} from './syntax';

/** The statements that pages of recipes have, which are generated. */
const OWN_IMPORT =
  /^import (?:\w+ from '\.\/_notes\/[\w-]+\.mdx'|\{writersComponents\} from '@site\/src\/features\/journal\/mdx');$/;

const isExpression = ({type}: TextNode) => /^mdx(?:Flow|Text)Expression$/.test(type);
const isDirective = ({type}: TextNode) => type.endsWith('Directive');

/** Whether a block of code has its last line: one that is not closed takes in all that follows. */
function isOpen({type, position}: TextNode, source: string): boolean {
  const text = source.slice(position?.start.offset, position?.end.offset);
  const fence = type === 'code' ? /^(`{3,}|~{3,})/.exec(text)?.[1] : undefined;
  const last = text.slice(text.lastIndexOf('\n')).replace(/^[>\s]+/, '');
  return fence !== undefined && !(text.includes('\n') && last.startsWith(fence));
}

/** Finds code in a node, what Docusaurus reads as code, and blocks of code that do not end. */
export function codeProblems(node: TextNode, isPage: boolean, source: string, say: Say): void {
  if (isExpression(node)) {
    try {
      // A list or an object is nothing that a page can show.
      if (typeof valueOf(node) === 'object') {
        throw new TypeError('not a text');
      }
    } catch {
      say(
        node,
        `{${node.value ?? ''}} is code, which no text may have: write what it comes to. For the sign itself, write \\{`,
      );
    }
  }
  if (node.type === 'mdxjsEsm') {
    for (const {start, end} of node.data?.estree?.body ?? []) {
      const statement = source.slice(start, end);
      if (!(isPage && OWN_IMPORT.test(statement))) {
        say(node, 'is code, which no text may have.', statement);
      }
    }
  }
  if (node.type === 'code' && node.lang?.includes(BLOCK)) {
    say(node, 'is a block "mdx-code-block", which Docusaurus would run. Write ```text, or the text itself.');
  }
  // A single word with a colon before it is prose, and stays.
  const isWord =
    node.type === 'textDirective' &&
    node.children?.length === 0 &&
    !Object.keys(node.attributes ?? {}).length;
  if (isDirective(node) && !isWord) {
    say(node, `is a directive (":${node.name ?? ''}"), which no text may have. For a note, write <Callout>.`);
  }
  if (isOpen(node, source)) {
    say(node, 'is a block of code that does not end. Write its signs on a line of their own below it.');
  }
}
