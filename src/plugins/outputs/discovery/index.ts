import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {absoluteIn} from '../../lib/address';
import {paperOf} from '../../lib/brand';
import {readBuiltPages} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {readCollection} from '../../content/collection';
import {collections} from '../../content/collections';
import {mainPages} from '../sitemap/mainPages';
import {llmsText, type PageList} from './llms';

const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content},
});

/** The pages of every kind of content whose items have pages. */
const listsIn = (siteDir: string): PageList[] =>
  collections().flatMap((collection) => {
    const {plural, path: pathOf} = collection;
    const {entries} = readCollection(siteDir, collection);
    return plural === undefined || pathOf === undefined
      ? []
      : [
          {
            heading: plural,
            index: collection.pages?.(siteDir)[0],
            paths: new Set(entries.map(({item}) => pathOf(item))),
          },
        ];
  });

/** Manifest, icons and bar colours in every page's head; after the build, /llms.txt. */
export default function discoveryPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, siteConfig} = context;
  return {
    name: 'discovery',

    injectHtmlTags() {
      const paper = paperOf(siteDir);
      return {
        headTags: [
          {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
          {
            tagName: 'link',
            attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
          },
          themeColour('light', paper.light),
          themeColour('dark', paper.dark),
        ],
      };
    },

    async postBuild({outDir, routesPaths}) {
      const {title: name, tagline} = siteConfig;
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl, name});
      const text = llmsText(pages, {
        name,
        tagline,
        absolute: absoluteIn(context),
        main: mainPages(siteDir).map(({path}) => path),
        lists: listsIn(siteDir),
        files: collections().flatMap(({forPrograms = []}) => forPrograms),
      });
      await writeFiles(outDir, {'llms.txt': text});
    },
  };
}
