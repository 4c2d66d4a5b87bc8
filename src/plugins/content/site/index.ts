import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../../config/siteOf';
import {BRAND_FILE, coloursOf, MARK_FILE, paperOf, withColours} from '../../lib/brand';
import {textOf} from '../../lib/generated';
import {writeFiles} from '../../lib/writeFiles';
import {humans, manifest} from './files';
import {iconsOf} from './icons';

/** How feeds look in a browser: written with names of colours, built with the colours. */
const FEED_STYLES = 'philosophy/journal/feed.css';

/** What follows from the site's settings and the brand: manifest, icons, humans.txt and the look of feeds. */
export default function sitePlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'site',

    async postBuild({outDir}) {
      const site = siteOf(siteConfig);
      const brand = textOf(siteDir, BRAND_FILE);
      await writeFiles(outDir, {
        'manifest.webmanifest': manifest(site, paperOf(siteDir).light),
        'humans.txt': humans(site),
        [FEED_STYLES]: withColours(textOf(siteDir, `static/${FEED_STYLES}`), brand),
        ...(await iconsOf(textOf(siteDir, MARK_FILE), coloursOf(brand, 'light')('ink'))),
      });
    },
  };
}
