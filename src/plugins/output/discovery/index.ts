import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {PAPER} from '../../../config/colours';
import {absoluteIn} from '../../lib/address';
import {readBuiltPages} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {llmsText} from './llms';

const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content},
});

/** Manifest, icons and bar colours in every page's head; after the build, /llms.txt. */
export default function discoveryPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteConfig} = context;
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
      await writeFiles(outDir, {'llms.txt': text});
    },
  };
}
