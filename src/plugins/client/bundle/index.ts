import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {licences} from './licences';

/** Client modules of the theme that this site does without: the highlighter's languages, and a progress bar. */
const UNUSED = [
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/** Helpers of the router without side effects that are not marked so: left out, because none of them is used. */
const PURE = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * For V8 ("explicit compile hints"): all functions of a file are compiled while it is read, beside the main thread, which
 * would have to compile them one by one during the press that starts the page. Other engines see a comment.
 */
const COMPILE_ALL = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After everything that takes comments away.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
};

/** How many routes' chunks must hold a module before it moves to a chunk that they share, such as the header. */
const SHARED_BY = 30;

/** Keeps out of the browser what the theme brings for features that this site does not have; names the rest's licences. */
export default function clientBundlePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack({plugins}, isServer) {
      const resolve = {
        alias: Object.fromEntries(UNUSED.map((name) => [require.resolve(name), false as const])),
      };
      return isServer || process.env.NODE_ENV !== 'production'
        ? {resolve}
        : {
            resolve: {alias: {...resolve.alias, tslib$: path.join(__dirname, 'tslib.ts')}},
            // The plugins describe a compiler in other types than webpack.
            plugins: [licences(siteDir), new rspack.BannerPlugin(COMPILE_ALL)] as unknown as NonNullable<
              typeof plugins
            >,
            module: {rules: [{test: PURE, sideEffects: false}]},
            optimization: {
              // Docusaurus names its chunks with hashes: numbers beside them would be a second list in every page's script.
              chunkIds: 'named',
              splitChunks: {cacheGroups: {common: {minChunks: SHARED_BY}}},
            },
          };
    },
  };
}
