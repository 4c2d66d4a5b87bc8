import type {MarkdownConfig} from '@docusaurus/types';

/** Blocks that Docusaurus would unwrap before it parses a text, so that what is in them would run. */
export const BLOCK = 'mdx-code-block';

const UNWRAPPED = new RegExp(`(\`{3,}[ \\t]*)(?=${BLOCK})`, 'g');

/** A line of quotations and lists within each other. So many take the parser minutes, before `textRules` sees a tree. */
const NESTED = /^[ \t]*(?:(?:>|(?:[-*+]|\d+[.)])[ \t])[ \t]*){100}/m;
const DIRECTIVE = /^[ \t>]*:::/gm;
const MOST_DIRECTIVES = 100;

function preprocessor({fileContent}: {fileContent: string}): string {
  if (NESTED.test(fileContent) || [...fileContent.matchAll(DIRECTIVE)].length > MOST_DIRECTIVES) {
    throw new Error('is nested too deeply. Write it out flat');
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
