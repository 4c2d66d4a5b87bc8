import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {ACR_FILE} from '../../../config/hosting';
import {siteOf} from '../../../config/site';
import {BRAND_FILE, coloursOf, MARK_FILE, paperOf, withColours} from '../../lib/brand';
import {textOf} from '../../lib/generated';
import {writeFiles} from '../../lib/writeFiles';
import {openAcr} from '../openAcr';
import {humans, manifest} from './files';
import {iconsOf} from './icons';

/** How feeds look in a browser: written with names of colours, built with the colours. */
const FEED_STYLES = 'philosophy/journal/feed.css';

const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content},
});

/** What follows from the site's settings and the brand: manifest, icons, bar colours, humans.txt, the report of accessibility, the look of feeds. */
export default function identityPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'identity',

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

    async postBuild({outDir}) {
      const site = siteOf(siteConfig);
      const brand = textOf(siteDir, BRAND_FILE);
      await writeFiles(outDir, {
        'manifest.webmanifest': manifest(site, paperOf(siteDir).light),
        'humans.txt': humans(site),
        [ACR_FILE]: openAcr(site),
        [FEED_STYLES]: withColours(textOf(siteDir, `static/${FEED_STYLES}`), brand),
        ...(await iconsOf(textOf(siteDir, MARK_FILE), coloursOf(brand, 'light')('ink'))),
      });
    },
  };
}
