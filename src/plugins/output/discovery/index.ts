import fs from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {absoluteIn} from '../../lib/address';
import {readBuiltPages} from '../../lib/builtPages';
import {llmsText} from './llms';

const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content},
});

/** The colour of the page behind the browser's own bars: --paper of each mode in src/css/tokens.css. */
export const THEME_COLOURS = {light: '#faf7f0', dark: '#0b1411'} as const;

/** Manifest, icons and bar colours in every page's head; after the build, /llms.txt. */
export default function discoveryPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteConfig} = context;
  return {
    name: 'discovery',

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
        themeColour('light', THEME_COLOURS.light),
        themeColour('dark', THEME_COLOURS.dark),
      ],
    }),

    async postBuild({outDir, routesPaths}) {
      const {title: name, tagline} = siteConfig;
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl, name});
      const text = llmsText(pages, {name, tagline, absolute: absoluteIn(context)});
      await fs.writeFile(path.join(outDir, 'llms.txt'), text);
    },
  };
}
