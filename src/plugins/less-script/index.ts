import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Client modules of the theme that this site does without: the highlighter's languages, and a progress bar. */
const UNUSED = [
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/** What Docusaurus generates for the browser and `slim.cjs` shortens. */
const GENERATED = [
  'registry.js',
  'routes.js',
  'routesChunkNames.json',
  'docusaurus.config.mjs',
  'globalData.json',
  'site-metadata.json',
];

/** How many routes' chunks must hold a module before it stands in a chunk that they share, such as the header. */
const SHARED_BY = 12;

/** Keeps out of the browser what Docusaurus and its theme bring for features that this site does not have. */
export default function lessScriptPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'less-script',
    configureWebpack(_config, isServer) {
      const resolve = {
        alias: Object.fromEntries(UNUSED.map((name) => [require.resolve(name), false as const])),
      };
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve};
      }
      return {
        resolve,
        optimization: {splitChunks: {cacheGroups: {common: {minChunks: SHARED_BY}}}},
        module: {
          rules: [
            {
              test: [
                ...GENERATED.map((name) => path.join(generatedFilesDir, name)),
                /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]services-growth-recipes-\w+\.json$/,
              ],
              use: [path.join(__dirname, 'slim.cjs')],
            },
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib: path.join(__dirname, 'importDefault.cjs')}},
            },
          ],
        },
      };
    },
  };
}
