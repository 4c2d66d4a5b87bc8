import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {absoluteIn, routeOf} from '../lib/address';
import {keepFresh} from '../lib/generated';
import {throwAny} from '../lib/problems';
import {shownProps} from '../lib/shownProps';
import {writeFiles} from '../lib/writeFiles';
import {folderOf, watched} from './collection';
import {collections} from './collections';
import {problemsOf} from './problems';
import type {Site} from './routes';
import {ALLOW_SAMPLES, toldOfSamples} from './samples';

/**
 * Writes a data module of a plugin and gives its name for `addRoute`: from the project's root, because the bundler names
 * a chunk after it, and two folders must build the same bytes.
 */
async function dataModule(
  siteDir: string,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
  name: string,
  data: string,
): Promise<string> {
  const file = path.relative(siteDir, await createData(name, data));
  return `@site/${file.replaceAll(path.sep, '/')}`;
}

/**
 * All kinds of content: checks their files, keeps what follows from them fresh, adds their pages, and writes
 * files for programs. The pages of recipes and of articles are Docusaurus' docs and blog (`recipes/docs.ts`, `journal`).
 */
export default function contentPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, siteConfig} = context;
  const site: Omit<Site, 'data'> = {
    siteDir,
    baseUrl,
    name: siteConfig.title,
    absolute: absoluteIn(context),
  };
  return {
    name: 'content',

    getPathsToWatch: () => [...new Set(collections().flatMap(watched))],

    loadContent() {
      throwAny(collections().flatMap((collection) => problemsOf(siteDir, collection)));
      if (process.env.NODE_ENV === 'production') {
        const told = toldOfSamples(siteDir, {url: siteConfig.url, allowed: process.env[ALLOW_SAMPLES]});
        if (told !== undefined) {
          console.warn(told);
        }
      }
      for (const collection of collections()) {
        const {follows, files = ''} = collection;
        if (follows !== undefined) {
          keepFresh(siteDir, follows(siteDir), folderOf(collection) ?? files);
        }
      }
    },

    /** After all content has loaded, so that `npm start` shows an edited item wherever it is named. */
    async allContentLoaded({actions}) {
      const data: Site['data'] = (name, text) => dataModule(siteDir, actions, name, text);
      for (const collection of collections()) {
        for (const page of (await collection.routes?.({...site, data})) ?? []) {
          actions.addRoute({
            ...page,
            path: routeOf(baseUrl, page.path),
            exact: true,
            props: shownProps(page.props),
          });
        }
      }
    },

    async postBuild({outDir}) {
      const data: Site['data'] = () => Promise.reject(new Error('All pages are built.'));
      for (const collection of collections()) {
        await writeFiles(outDir, (await collection.output?.({...site, data})) ?? {});
      }
    },
  };
}
