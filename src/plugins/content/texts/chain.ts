import type {MarkdownConfig} from '@docusaurus/types';

/** Blocks that Docusaurus would unwrap before it parses a text, so that what is in them would run. */
export const BLOCK = 'mdx-code-block';

const UNWRAPPED = new RegExp(`(\`{3,}[ \\t]*)(?=${BLOCK})`, 'g');

/** A line of quotations and lists within each other. So many take the parser minutes, before `textRules` sees a tree. */
const NESTED = /^[ \t]*(?:(?:>|(?:[-*+]|\d+[.)])[ \t])[ \t]*){100}/m;
/** Signs at which the parser reads anew what came before them, and how many of each it takes in seconds. */
const AGAIN: readonly (readonly [sign: RegExp, most: number])[] = [
  [/^[ \t>]*:::/gm, 100],
  [/}/g, 1_000],
  [/^[ \t]*$/gm, 2_000],
];
/** The most characters between two empty lines: within them, each bracket and star is looked for again and again. */
const LONGEST_PART = 20_000;

function preprocessor({fileContent}: {fileContent: string}): string {
  if (NESTED.test(fileContent)) {
    throw new Error('is nested too deeply. Write it out flat');
  }
  if (
    AGAIN.some(([sign, most]) => [...fileContent.matchAll(sign)].length > most) ||
    fileContent.split(/\n[ \t]*\n/).some(({length}) => length > LONGEST_PART)
  ) {
    throw new Error(
      'would take the compiler minutes. Divide what has no empty line in it, or too many signs',
    );
  }
  return fileContent.replaceAll(UNWRAPPED, '$1refused-');
}

/** How Docusaurus reads every text, in a build and in the check. */
export const MARKDOWN = {
  // Recipe texts are data: no `:word:` in them may turn into an emoji.
  emoji: false,
  // So that such a block stays code, which `textRules` refuses.
  preprocessor,
} satisfies Partial<MarkdownConfig>;
