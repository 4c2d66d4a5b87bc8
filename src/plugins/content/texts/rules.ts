import path from 'node:path';
import {throwAny, type Problem} from '../../lib/problems';
import {HAS_HIDDEN, hasHiddenSigns} from '../../../lib/hiddenSigns';
import {contentOf} from '../kinds';
import {pagePaths} from '../pagePaths';
import {addressProblem, linkProblem} from './addresses';
import {codeProblems} from './code';
import {componentProblems, elementOf, type Element, type Image} from './components';
import {headingProblems} from './headings';
import {insideProblems} from './insides';
import {definitionsOf, linkProblems} from './links';
import {nodesIn, type Say, type TextNode} from './syntax';

/** What the check asks of a text besides its problems. */
interface Found {
  problems: readonly Problem[];
  images: readonly Image[];
}

interface TextFile {
  path: string;
  value: unknown;
  data: {found?: Found; frontMatter?: {draft?: unknown}};
}

/** Nested deeper, a text is not prose, and the compiler's own stack ends. */
const DEEPEST = 100;

const isElement = ({type}: TextNode) => /^mdxJsx(?:Flow|Text)Element$/.test(type);

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
  const pages = pagePaths(contentOf(siteDir));
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
      const definitions = definitionsOf(nodes);
      for (const node of nodes) {
        codeProblems(node, isPage, source, say);
        linkProblems(node, definitions, leads, say);
        if (hasHiddenSigns(textsOf(node))) {
          say(node, HAS_HIDDEN);
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
