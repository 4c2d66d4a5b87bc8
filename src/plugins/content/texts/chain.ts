import type {MarkdownConfig} from '@docusaurus/types';

/** Blocks that Docusaurus would unwrap before it parses a text, so that what is in them would run. */
export const BLOCK = 'mdx-code-block';

const UNWRAPPED = new RegExp(`(\`{3,}[ \\t]*)(?=${BLOCK})`, 'g');

/** How Docusaurus reads every text, in a build and in the check. */
export const MARKDOWN = {
  // Recipe texts are data: no `:word:` in them may turn into an emoji.
  emoji: false,
  // So that such a block stays code, which `textRules` refuses.
  preprocessor: ({fileContent}) => fileContent.replaceAll(UNWRAPPED, '$1refused-'),
} satisfies Partial<MarkdownConfig>;
