import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawerOf, laidOf} from '../../data/recipes/drawer';
import {calculatorTiles} from '../../features/calculators/all';
import {keepFigures} from '../../lib/keepFigures';
import {absoluteIn, routeOf} from '../lib/address';
import {writeStale} from '../lib/generated';
import type {PageMetadata} from '../lib/pageMetadata';
import {shownProps} from '../lib/shownProps';
import {writeFiles} from '../lib/writeFiles';
import {contentOf, contentPages, generatedFiles} from './kinds';
import {advisorsOf, toAdvisorCard} from './people';
import {checkedContent} from './problems';
import {libraryFiles} from './recipes/library';
import {renamedRecipes} from './redirects';
import {storyLoader} from './texts/storyLoader';
import {ALLOW_SAMPLES, sampleWarning} from './samples';

/** What `npm start` watches: the files of all kinds, and what their pages are made of besides. */
const WATCHED = [
  'src/data/**/*.{yaml,yml,mdx}',
  'blog/*',
  'docs/_notes/*',
  'static/papers/**',
  'static/img/advisors/*',
];

/**
 * All content: reads and checks every file, keeps what follows from them fresh, adds the pages of all kinds, and writes
 * files for programs. The pages of articles are Docusaurus' blog (`journal`).
 */
export default async function contentPlugin(context: LoadContext): Promise<Plugin> {
  const {siteDir, baseUrl, siteConfig} = context;
  const site = {baseUrl, name: siteConfig.title, absolute: absoluteIn(context)};
  const stories = await storyLoader(context);
  return {
    name: 'content',

    configureWebpack: () => ({module: {rules: [stories]}}),

    getPathsToWatch: () => WATCHED,

    loadContent() {
      const content = checkedContent(siteDir);
      if (process.env.NODE_ENV === 'production') {
        const warning = sampleWarning(content, {url: siteConfig.url, allowed: process.env[ALLOW_SAMPLES]});
        if (warning !== undefined) {
          console.warn(warning);
        }
      }
      writeStale(siteDir, generatedFiles(content));
    },

    /** After all content has loaded, so that `npm start` shows an edited item wherever it is named. */
    async allContentLoaded({actions}) {
      const content = contentOf(siteDir);
      await actions.createData('advisors.json', advisorsOf(content).map(toAdvisorCard(content)));
      await actions.createData('count.json', String(content.items('recipe').length));
      await actions.createData('renamed.json', renamedRecipes(content));
      await actions.createData('drawer.json', drawerOf(content.items('recipe')));
      await actions.createData('laid.json', keepFigures(JSON.stringify(laidOf(content.items('recipe')))));
      await actions.createData('calculators.json', keepFigures(JSON.stringify(calculatorTiles())));
      for (const {
        path: page,
        section,
        card,
        facets,
        component,
        modules = {},
        data = {},
        props,
      } of contentPages(content)) {
        // Named from the project's root: the bundler names a chunk after it, and two folders must build the same bytes.
        const written = Object.entries(data).map(async ([name, text]) => {
          const file = path.relative(siteDir, await actions.createData(name, keepFigures(text)));
          return [name, `@site/${file.replaceAll(path.sep, '/')}`] as const;
        });
        const names = new Map(await Promise.all(written));
        if (component !== undefined) {
          const metadata: PageMetadata = {section, ...(card && {card}), ...(facets && {facets})};
          actions.addRoute({
            path: routeOf(baseUrl, page),
            exact: true,
            component,
            modules: Object.fromEntries(
              Object.entries(modules).map(([name, file]) => [name, names.get(file) ?? file]),
            ),
            props: shownProps(props),
            metadata,
          });
        }
      }
    },

    async postBuild({outDir}) {
      const content = contentOf(siteDir);
      await writeFiles(outDir, libraryFiles({...content, ...site}));
    },
  };
}
