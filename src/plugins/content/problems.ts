import {buildDay} from '../lib/buildDay';
import {didYouMean} from '../lib/nearest';
import {filesBelow} from '../lib/filesIn';
import {markedIn, type Marked} from '../lib/marked';
import {MARKER, throwAny, UNWRITTEN, type Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import {storyProblems} from './client';
import {fieldLinkProblems} from './fieldLinks';
import {finderProblems} from './finder';
import {folderOf, type Content, type Entry, type Kind} from './kind';
import {contentOf, KINDS, kindOf} from './kinds';
import {projectProblems} from './project';
import {recipeCardProblems} from './recipeCards';
import {DOCS_DIR, pagesByHand} from './recipes/doc';
import {recipeProblems} from './recipes/references';
import {redirectProblems} from './redirects';
import {starterProblems} from './starter';
import {staticProblems} from './static';

type Found = Marked & {entry: Entry};

const isSameList = (a: Marked['path'], b: Marked['path']) =>
  typeof a.at(-1) === 'number' && a.slice(0, -1).join() === b.slice(0, -1).join();

/** What items name that is not there, is the item itself, or is in one list twice. */
function referenceProblems(content: Content, found: readonly Found[]): Problem[] {
  const references = found.filter(({mark}) => mark.reference !== undefined);
  return references.flatMap(({entry, path, value, mark: {reference = ''}}, index) => {
    const problem = (words: string) => [problemAt(entry, path, words, value)];
    if (String(value).startsWith(MARKER)) {
      return problem(UNWRITTEN);
    }
    const kind = kindOf(reference);
    if (value === entry.id && folderOf(kind) === entry.file.slice(0, entry.file.lastIndexOf('/'))) {
      return problem(`names the ${reference} itself. Remove it.`);
    }
    const isTwice = references
      .slice(0, index)
      .some((other) => other.entry === entry && other.value === value && isSameList(other.path, path));
    if (isTwice) {
      return problem('is there twice. Remove one of the two.');
    }
    const {ids} = content.read(kind.name);
    return ids?.has(String(value)) === false
      ? problem(
          `is not the id of any ${reference}. ${didYouMean(value, [...ids])}Use one of ${kind.files}${folderOf(kind) === undefined ? '' : ', without the ending'}.`,
        )
      : [];
  });
}

/** Items that share a value in a field where each must have its own. */
function duplicateProblems(found: readonly Found[]): Problem[] {
  const own = found.filter(({mark}) => mark.unique === true);
  return own.flatMap(({entry, path, value}) => {
    const others = own
      .filter((one) => one.path.join() === path.join() && one.value === value && one.entry !== entry)
      .map((one) => one.entry.file);
    const problem = `is also the ${path.join('.')} in ${others.join(', ')}. Give each file its own.`;
    return others.length === 0 ? [] : [problemAt(entry, path, problem, value)];
  });
}

const DAY = 24 * 60 * 60 * 1_000;

/** Days that have not come. Somewhere it is tomorrow already; a draft may wait for its day. */
function dayProblems(found: readonly Found[]): Problem[] {
  const tomorrow = new Date(Date.parse(buildDay()) + DAY).toISOString().slice(0, 10);
  return found
    .filter(
      ({mark, value, entry: {item}}) =>
        mark.day === true && String(value) > tomorrow && !('draft' in item && item.draft === true),
    )
    .map(({entry, path, value}) =>
      problemAt(
        entry,
        path,
        'is a day in the future. Write the day on which it was, or will be merged, at the latest tomorrow.',
        value,
      ),
    );
}

/** Everything that is wrong with the files of a kind: their form, what they name, and what two of them share. */
export function problemsOf(content: Content, kind: Kind): Problem[] {
  const {entries, problems} = content.read(kind.name);
  const found = entries.flatMap((entry) =>
    markedIn(kind.schema, entry.item).map((marked) => ({entry, ...marked})),
  );
  return [
    ...problems,
    ...duplicateProblems(found),
    ...dayProblems(found),
    ...referenceProblems(content, found),
  ];
}

/** Files in the folders of content that nothing reads: a wrong ending, or a wrong folder. */
function strayProblems({siteDir}: Content): Problem[] {
  const isRead = (file: string) =>
    KINDS.some(({files}) => files === file || files === file.replace(/[^/]+(?=\.\w+$)/, '*'));
  return (
    // Docusaurus would prefer what is in i18n, were translation on.
    ['src/data', 'src/pages', 'blog', DOCS_DIR, 'i18n']
      .flatMap((folder) => filesBelow(siteDir, folder))
      // Pages of recipes have a check of their own: `pagesByHand`.
      .filter(
        (file) => !/\.(?:tsx?|css)$|^(?!docs\/|src\/pages\/).*\/README\.md$|^docs\/[^/]+\.mdx$/.test(file),
      )
      .filter((file) => !isRead(file))
      .map((file) => ({
        file,
        problem:
          'is read by nothing. Texts end with .mdx and data with .yaml, each in the folder of its kind: rename it, or move it.',
      }))
  );
}

/** What no schema can say, each with what it needs of several files. */
const RULES: readonly ((content: Content) => readonly Problem[])[] = [
  fieldLinkProblems,
  strayProblems,
  staticProblems,
  (content) => pagesByHand(content.siteDir, content.items('recipe')),
  storyProblems,
  projectProblems,
  recipeProblems,
  recipeCardProblems,
  starterProblems,
  finderProblems,
  redirectProblems,
];

/** Everything that is wrong with content, and keeps the site from being built. */
export const contentProblems = (content: Content): Problem[] => [
  ...KINDS.flatMap((kind) => problemsOf(content, kind)),
  ...RULES.flatMap((rule) => rule(content)),
];

/** The content below a folder. Throws one `ContentError` with everything that is wrong with any of its files. */
export function checkedContent(siteDir: string): Content {
  const content = contentOf(siteDir);
  throwAny(contentProblems(content));
  return content;
}
