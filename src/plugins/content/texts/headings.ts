import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {FRAME_ID} from '../../../data/fields';
import {wordsOf, type Say, type TextNode} from './syntax';

/** An id of another form could take the name of something that scripts look for in the window. */
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The id of a heading as the one comment at its end, `{/* #id *\/}`, which Docusaurus takes away. */
function commentId({children = []}: TextNode): string | undefined {
  const {body = [], comments = []} = children.at(-1)?.data?.estree ?? {};
  const [id = ''] =
    body.length === 0 && comments.length === 1 ? (comments[0]?.value.trim().split(' ') ?? []) : [];
  return id.startsWith('#') ? id.slice(1) : undefined;
}

/** The parts of a heading that the list of contents escapes (Docusaurus' remark/toc); the words of others are HTML there. */
const ESCAPED = new Set('delete emphasis inlineCode link mdxJsxTextElement strong text'.split(' '));

const isRaw = (node: TextNode): boolean => !ESCAPED.has(node.type) || (node.children ?? []).some(isRaw);

/** What is wrong with a heading: its level, its space, and the id that its words come to. */
export function headingProblems(
  nodes: readonly TextNode[],
  isFirst: (node: TextNode) => boolean,
  say: Say,
): void {
  const slugger = createSlugger();
  for (const node of nodes) {
    if (node.type === 'paragraph' && /^#{1,6}[^\s#]/.test(wordsOf(node))) {
      say(node, 'is no heading yet. Write a space after the signs "#".');
    }
    if (node.type === 'heading') {
      const inComment = commentId(node);
      // Or as `\{#id}`.
      const own = inComment ?? parseMarkdownHeadingId(wordsOf(node)).id;
      const id = own ?? slugger.slug(wordsOf(node));
      if (FRAME_ID.test(id)) {
        say(node, `has the id "${id}", which every page has already. Use other words.`);
      } else if (own !== undefined && !ID.test(own)) {
        say(node, `has the id "${own}". Write lower-case words joined by hyphens.`);
      }
      if (node.children?.slice(0, inComment === undefined ? undefined : -1).some(isRaw)) {
        say(
          node,
          'has more in it than words. Leave out braces, images and notes, but for an id at its end, and write a link as [words](/path).',
        );
      }
      if (node.depth === 1) {
        say(node, 'is a heading of level 1: use ##, for the page has its title already');
      } else if (isFirst(node) && node.depth !== 2) {
        say(node, 'is the first heading, of a lower level than 2. Write ##.');
      }
    }
  }
}
