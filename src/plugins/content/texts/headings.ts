import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {wordsOf, type Say, type TextNode} from './syntax';

/** The ids that every page has already, from its frame. */
export const FRAME_ID =
  /^(?:__|nav-|theme-svg-|consent-|mobile-menu$|newsletter$|contents$|related$|short$|footnote-label$)/;

/** An id of another form could take the name of something that scripts look for in the window. */
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The id that a heading gives itself, as Docusaurus reads it: `{/* #id *\/}`, or `\{#id}`. */
function ownId(node: TextNode): string | undefined {
  const comment = node.children?.at(-1)?.data?.estree?.comments?.[0]?.value.trim().split(' ')[0];
  return comment?.startsWith('#') ? comment.slice(1) : parseMarkdownHeadingId(wordsOf(node)).id;
}

/** Parts that the list of contents would show as HTML (Docusaurus' remark/toc): an expression, a picture's words. */
const rawIn = ({children = []}: TextNode): boolean =>
  children.some(({type, ...child}, index) =>
    type === 'mdxTextExpression'
      ? index < children.length - 1 || ownId({type, children: [{type, ...child}]}) === undefined
      : type === 'image' || rawIn({type, ...child}),
  );

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
      const own = ownId(node);
      const id = own ?? slugger.slug(wordsOf(node));
      if (FRAME_ID.test(id)) {
        say(node, `has the id "${id}", which every page has already. Use other words.`);
      } else if (own !== undefined && !ID.test(own)) {
        say(node, `has the id "${own}". Write lower-case words joined by hyphens.`);
      }
      if (rawIn(node)) {
        say(node, 'has an expression or an image in it. Write words, and nothing else but an id at its end.');
      }
      if (node.depth === 1) {
        say(node, 'is a heading of level 1: use ##, for the page has its title already');
      } else if (isFirst(node) && node.depth !== 2) {
        say(node, 'is the first heading, of a lower level than 2. Write ##.');
      }
    }
  }
}
