import path from 'node:path';
import {throwAny, type Problem} from '../../lib/problems';
import {hasHiddenSigns} from '../../../lib/hiddenSigns';
import {pagePaths} from '../pagePaths';
import {addressProblem, isDisguised, isImageAddress, linkProblem} from './addresses';
import {BLOCK} from './chain';
import {componentProblems, elementOf, type Element, type Image} from './components';
import {headingProblems} from './headings';
import {insideProblems} from './insides';
import {nodesIn, valueOf, wordsOf, type Say, type TextNode} from './syntax';

/** What the check asks of a text besides its problems. */
interface Found {
  problems: readonly Problem[];
  images: readonly Image[];
}

interface TextFile {
  path: string;
  cwd: string;
  value: unknown;
  data: {found?: Found; frontMatter?: {draft?: unknown}};
}

/** Nested deeper, a text is not prose, and the compiler's own stack ends. */
const DEEPEST = 100;

/** The statements that pages of recipes have, which are generated. */
const OWN_IMPORT = /^import \w+ from '\.\/_notes\/[\w-]+\.mdx';?$/;

const isElement = ({type}: TextNode) => /^mdxJsx(?:Flow|Text)Element$/.test(type);
const isExpression = ({type}: TextNode) => /^mdx(?:Flow|Text)Expression$/.test(type);
const isDirective = ({type}: TextNode) => type.endsWith('Directive');

/** The texts of a node that reach the page. */
const textsOf = ({value, alt, title, url, lang, meta, attributes}: TextNode): string =>
  [
    value,
    alt,
    title,
    url,
    lang,
    meta,
    ...(Array.isArray(attributes) ? attributes : []).map((one) =>
      typeof one.value === 'string' ? one.value : one.value?.value,
    ),
  ].join(' ');

function codeProblems(node: TextNode, isPage: boolean, source: string, say: Say): void {
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
}

function linkProblems(
  node: TextNode,
  addresses: ReadonlyMap<string | undefined, string | undefined>,
  leads: (to: string) => string | undefined,
  say: Say,
): void {
  if (node.type === 'imageReference') {
    say(node, 'is an image without its address. Write ![what it shows](/img/name.webp)');
  }
  if (node.type === 'image' && !isImageAddress(node.url ?? '')) {
    say(node, 'is no image of this site. Put it into static/img, and write /img/name.webp.', node.url);
  }
  const to = node.type === 'linkReference' ? addresses.get(node.identifier) : node.url;
  if (node.type.startsWith('link') && isDisguised(wordsOf(node), to ?? '')) {
    say(node, 'shows another address than the one it leads to. Write what is there in words.', to);
  }
  if (node.type === 'link' || node.type === 'definition') {
    const problem = leads(node.url ?? '');
    if (problem !== undefined) {
      say(node, problem, node.url);
    }
  }
}

/** Whether a block of code has its last line: one that is not closed takes in all that follows. */
function isOpen({type, position}: TextNode, source: string): boolean {
  const text = source.slice(position?.start.offset, position?.end.offset);
  const fence = type === 'code' ? /^(`{3,}|~{3,})/.exec(text)?.[1] : undefined;
  return (
    fence !== undefined &&
    !(
      text.includes('\n') &&
      text
        .slice(text.lastIndexOf('\n'))
        .trim()
        .replace(/^[>\s]+/, '')
        .startsWith(fence)
    )
  );
}

function depthOf(node: TextNode): number {
  let [depth, level] = [0, [node]];
  while (level.length > 0 && depth <= DEEPEST) {
    level = level.flatMap(({children = []}) => children);
    depth += 1;
  }
  return depth;
}

/**
 * Remark plugin, before Docusaurus' own: everything that no text may have, by the tree that the page is made from. A build
 * throws all problems of the text; with `keep`, they are left in the file's data, for the check.
 */
export function textRules({
  siteDir,
  keep = false,
}: {
  siteDir: string;
  keep?: boolean;
}): (tree: TextNode, file: TextFile) => void {
  const pages = pagePaths(siteDir);
  return (tree, file) => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    const source = String(file.value);
    const isPage = /^docs\/[^/]+$/.test(name);
    // The headings of a story's sections are attributes of theirs.
    const hasHeadings = !isPage && !name.startsWith('src/');
    const problems: Problem[] = [];
    const say: Say = (node, problem, value) => {
      const line = node.position?.start.line ?? 1;
      problems.push({file: name, line, ...(value === undefined ? {} : {value}), problem});
    };
    if (depthOf(tree) > DEEPEST) {
      say(tree, `is nested deeper than ${DEEPEST} levels. Write it out flat.`);
    } else {
      const nodes = nodesIn(tree);
      // A draft may lead to what is not there yet.
      const isDraft = file.data.frontMatter?.draft === true;
      const leads = (to: string) => (isDraft ? addressProblem(to) : linkProblem(siteDir, pages, to));
      const first = nodes.find(({type}) => type === 'heading');
      const addresses = new Map(
        nodes
          .filter(({type}) => type === 'definition')
          // Of two with the same name, the first counts.
          .map(({identifier, url}) => [identifier, url] as const)
          .reverse(),
      );
      for (const node of nodes) {
        codeProblems(node, isPage, source, say);
        linkProblems(node, addresses, leads, say);
        if (hasHiddenSigns(textsOf(node))) {
          say(node, 'has a character that does not show. Delete it, or type a plain space.');
        }
        if (isOpen(node, source)) {
          say(node, 'is a block of code that does not end. Write its signs on a line of their own below it.');
        }
      }
      headingProblems(nodes, (node) => hasHeadings && node === first, say);
      if (!isPage) {
        const elements = nodes.filter(isElement).map((node): Element => elementOf(node, say));
        problems.push(...componentProblems(name, elements, leads));
        insideProblems(nodes.filter(isElement), say);
      }
      const images = nodes.flatMap(({type, url = '', alt, position}) =>
        type === 'image' ? [{line: position?.start.line ?? 1, address: url, description: alt ?? ''}] : [],
      );
      file.data.found = {problems, images};
    }
    file.data.found ??= {problems, images: []};
    if (keep) {
      // What follows in the chain looks at files and warns, of what has been refused by now.
      tree.children = [];
    } else {
      throwAny(problems);
    }
  };
}
