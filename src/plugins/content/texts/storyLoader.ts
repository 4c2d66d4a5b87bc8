import path from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext} from '@docusaurus/types';
import {textRules} from './rules';

/** How the stories of clients are compiled: Docusaurus' own loader of texts beside its plugins takes no rules of ours. */
export const storyLoader = async ({siteDir, siteConfig}: LoadContext) =>
  createMDXLoaderRule({
    include: [path.join(siteDir, 'src/data/clients/stories')],
    options: {
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: false,
      siteDir,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      isMDXPartial: () => true,
      markdownConfig: siteConfig.markdown,
      beforeDefaultRemarkPlugins: [[textRules, {siteDir}]],
    },
  });
