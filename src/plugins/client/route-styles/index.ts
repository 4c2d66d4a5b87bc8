import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withClassNames} from './classNames';
import {composed} from './composed';
import {RouteFiles} from './manifest';

/** The theme's stylesheet, which it loads whole: `src/css/reset.css` has what this site needs of it. */
const INFIMA = require.resolve('infima/dist/css/default/default.css');

/** Folders and files of what only some routes show: too much for the others. */
const OWN_FILE = {
  sections: String.raw`[\\/]components[\\/](?:ui[\\/](?:Cards|Drawing|(?:Link)?Rows|Stats)|layout[\\/](?:AssuranceStrip|Split)|motion)\b|[\\/]features[\\/]calculators[\\/]page[\\/]`,
  lists: String.raw`[\\/]components[\\/]ui[\\/](?:Chip|EmptyState|Field)\b|[\\/]shell[\\/]facets[\\/]`,
  calculators: String.raw`[\\/]features[\\/]calculators[\\/]view[\\/]`,
  // What planner and starter plans show.
  plans: String.raw`[\\/]features[\\/]recipes[\\/](?:planner|starters)[\\/]`,
  // What the list shares with the planner, or with a recipe's page.
  recipes: String.raw`[\\/]features[\\/]recipes[\\/](?:Fold|ScrollTable|PlanButton)`,
  search: String.raw`[\\/]features[\\/]search[\\/]`,
  missing: String.raw`[\\/]shell[\\/]not-found[\\/]`,
  people: String.raw`[\\/]features[\\/]people[\\/]`,
  // What Markdown brings to an article and to a recipe, and what follows both; then what only the journal has.
  markdown: String.raw`[\\/]components[\\/]layout[\\/]Evidence\b|[\\/]features[\\/](?:journal[\\/]mdx[\\/](?:Code|Table)Frame|recipes[\\/]detail|calculators[\\/]embed)\b|[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Heading|MDXComponents)[\\/]`,
  journal: String.raw`[\\/]features[\\/]journal[\\/]`,
  arcade: String.raw`[\\/]features[\\/]arcade[\\/]`,
};

/** One stylesheet of the modules with a matching path that several routes use; later ones come after earlier ones. */
const sharedBy = (name: string, test: string, priority: number) => ({
  name,
  test: new RegExp(test),
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  minChunks: 2,
  priority,
});

const cacheGroups = {
  // Under Docusaurus' own name and in its place.
  styles: sharedBy('styles', `^(?!.*(?:${Object.values(OWN_FILE).join('|')}))`, 50),
  ...Object.fromEntries(
    Object.entries(OWN_FILE).map(([name, test], index) => [name, sharedBy(name, test, 49 - index)]),
  ),
};

const load: (name: string) => (options: unknown) => unknown = createRequire(__filename);

/** A plugin of PostCSS, made here if it is named with its options: the loader would make it anew for each stylesheet. */
const made = (plugin: unknown): unknown => {
  const [name, options]: unknown[] = Array.isArray(plugin) ? plugin : [];
  return typeof name === 'string' ? load(name)(options) : plugin;
};

/**
 * Gives each page the styles it uses, where Docusaurus gives every page those of the whole site: the entry's own
 * (Infima, tokens), those that several routes share, and those of the route. No rule is in two files, so it does not
 * matter in which order a visit through the site loads them.
 */
export default function routeStylesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const composing = composed(
    ['type', 'flow', 'states'].map((name) => path.join(siteDir, `src/css/${name}.css`)),
  );
  return {
    name: 'route-styles',
    configurePostCss: (options) => ({
      ...options,
      // All of them are here: looking for a file with others took a second and a half.
      config: false,
      // First, every stylesheet may name the breakpoints of src/css/media.css: `@media (--compact)`. The loader takes these
      // two by name, and so may load them as the ES modules they are.
      plugins: [
        ['@csstools/postcss-global-data', {files: [path.join(siteDir, 'src/css/media.css')]}],
        'postcss-custom-media',
        composing,
        ...options.plugins.map(made),
      ],
    }),
    configureWebpack({module}, isServer, utils) {
      const resolve = {alias: {[INFIMA]: false as const}};
      if (process.env.NODE_ENV !== 'production') {
        return {resolve};
      }
      const named = {
        resolve,
        mergeStrategy: {'module.rules': 'replace'} as const,
        module: {rules: withClassNames(module?.rules ?? [], siteDir, isServer, composing, utils)},
      };
      return isServer
        ? named
        : {
            ...named,
            optimization: {splitChunks: {cacheGroups}},
            plugins: [new RouteFiles(path.join(generatedFilesDir, 'client-manifest.json'))],
          };
    },
  };
}
