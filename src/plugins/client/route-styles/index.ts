import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RouteFiles} from './manifest';

/** The theme's stylesheet, which it loads whole: `src/css/reset.css` has what this site needs of it. */
const INFIMA = require.resolve('infima/dist/css/default/default.css');

const load: (name: string) => (options: unknown) => unknown = createRequire(__filename);

/** A plugin of PostCSS, made here if it is named with its options: the loader would make it anew for each stylesheet. */
const instantiatePlugin = (plugin: unknown): unknown => {
  const [name, options]: unknown[] = Array.isArray(plugin) ? plugin : [];
  return typeof name === 'string' ? load(name)(options) : plugin;
};

/**
 * Names classes by their hash alone: Docusaurus' own names, which say the class as well, make pages 3 % heavier. A small
 * font stays a file, too: the policy lets none through that is written into a stylesheet.
 */
function adjust(options: unknown): void {
  if (typeof options === 'object' && options !== null) {
    if ('localIdentName' in options) {
      options.localIdentName = '[hash:base64:5]';
    }
    if ('limit' in options && 'name' in options && String(options.name).includes('fonts')) {
      options.limit = false;
    }
    Object.values(options).forEach(adjust);
  }
}

/**
 * Gives each page only the styles it uses: those of the frame and of the modules of its route. A module that two routes
 * share is in the files of both, so no rule may depend on which comes first: what others restyle is in `@layer
 * components`.
 */
export default function routeStylesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'route-styles',
    configurePostCss: (options) => ({
      ...options,
      // All of them are here: looking for a file with others took a second and a half.
      config: false,
      // First, every stylesheet may name the breakpoints of src/css/media.css: `@media (--compact)`. The loader takes
      // these two by name, and so may load them as the ES modules they are.
      plugins: [
        ['@csstools/postcss-global-data', {files: [path.join(siteDir, 'src/css/media.css')]}],
        'postcss-custom-media',
        ...options.plugins.map(instantiatePlugin),
      ],
    }),
    configureWebpack({module}, isServer) {
      const resolve = {alias: {[INFIMA]: false as const}};
      if (process.env.NODE_ENV === 'production') {
        adjust(module?.rules);
      }
      return isServer || process.env.NODE_ENV !== 'production'
        ? {resolve}
        : {
            resolve,
            // Docusaurus would give every page the styles of the whole site in one file.
            optimization: {splitChunks: {cacheGroups: {styles: false}}},
            plugins: [new RouteFiles(path.join(generatedFilesDir, 'client-manifest.json'))],
          };
    },
  };
}
