import fs from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {PAPER} from '../../../config/colours';
import {absoluteIn} from '../../lib/address';
import {readBuiltPages} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {toIco} from './ico';
import {llmsText} from './llms';

const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content},
});

/** Manifest, icons and bar colours in every page's head; after the build, /llms.txt and /favicon.ico. */
export default function discoveryPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
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
      const text = llmsText(pages, {name, tagline, absolute: absoluteIn(context)});
      const mark = await fs.readFile(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      await writeFiles(outDir, {'llms.txt': text, 'favicon.ico': await toIco(mark)});
    },
  };
}
