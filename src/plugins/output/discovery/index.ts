import fs from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {renderAsync} from '@resvg/resvg-js';
import {PAPER} from '../../../config/colours';
import {absoluteIn} from '../../lib/address';
import {readBuiltPages} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {readCollection} from '../../content/collection';
import {collections} from '../../content/collections';
import {llmsText, type PageList} from './llms';

/** For a tab on a dense screen, and a bookmark on any. */
const SIZE = 48;
/** The header of the file and its one entry. */
const HEADER = 22;

/** /favicon.ico from the SVG of the mark, for what asks for it by that name: one PNG in the container. */
async function toIco(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, {fitTo: {mode: 'width', value: SIZE}, font: {loadSystemFonts: false}});
  const png = drawn.asPng();
  const header = Buffer.alloc(HEADER);
  // An icon, with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIZE, 6);
  header.writeUInt8(SIZE, 7);
  // One plane of 32 bits; where the picture begins, after how many bytes it ends.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return Buffer.concat([header, png]);
}

const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content},
});

/** The pages of every kind of content whose items have pages. */
const listsIn = (siteDir: string): PageList[] =>
  collections().flatMap((collection) => {
    const {plural, path: pathOf, markdown} = collection;
    const {entries} = readCollection(siteDir, collection);
    return plural === undefined || pathOf === undefined
      ? []
      : [
          {
            heading: plural,
            index: collection.pages?.(siteDir)[0],
            paths: new Set(entries.map(({item}) => pathOf(item))),
            markdown: markdown !== undefined,
          },
        ];
  });

/** Manifest, icons and bar colours in every page's head; after the build, /llms.txt and /favicon.ico. */
export default function discoveryPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, siteConfig} = context;
  return {
    name: 'discovery',

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
        themeColour('light', PAPER.light),
        themeColour('dark', PAPER.dark),
      ],
    }),

    async postBuild({outDir, routesPaths}) {
      const {title: name, tagline} = siteConfig;
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl, name});
      const text = llmsText(pages, {
        name,
        tagline,
        absolute: absoluteIn(context),
        lists: listsIn(siteDir),
      });
      const mark = await fs.readFile(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      await writeFiles(outDir, {'llms.txt': text, 'favicon.ico': await toIco(mark)});
    },
  };
}
