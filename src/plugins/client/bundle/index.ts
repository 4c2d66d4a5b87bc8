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

/** Of Docusaurus' own client, what `slim.cjs` shortens. */
const CLIENT = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** Modules that do nothing by being there, and do not say so: they are left out where nothing of them is used. */
const PURE = [
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  path.join(CLIENT, 'prefetch.js'),
];

/** How many routes' chunks must hold a module before it stands in a chunk that they share, such as the header. */
const SHARED_BY = 12;

/** Keeps out of the browser what Docusaurus and its theme bring for features that this site does not have. */
export default function lessScriptPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'less-script',
    configureWebpack(config, isServer) {
      const resolve = {
        alias: {
          ...Object.fromEntries(UNUSED.map((name) => [require.resolve(name), false as const])),
          ...(!isServer && {'react-helmet-async': path.join(__dirname, 'Head.ts')}),
        },
      };
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve};
      }
      return {
        resolve,
        // A table of all chunks by name, for fetching ahead, and their names in the addresses: each a hash for every page.
        mergeStrategy: {plugins: 'replace'},
        plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        optimization: {splitChunks: {cacheGroups: {common: {minChunks: SHARED_BY}}}},
        module: {
          rules: [
            {
              test: [
                ...GENERATED.map((name) => path.join(generatedFilesDir, name)),
                ...['App.js', 'clientEntry.js', 'docusaurus.js', 'exports/Link.js'].map((name) =>
                  path.join(CLIENT, name),
                ),
                /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
                /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]services-growth-recipes-\w+\.json$/,
              ],
              use: [path.join(__dirname, 'slim.cjs')],
            },
            {test: PURE, sideEffects: false},
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
