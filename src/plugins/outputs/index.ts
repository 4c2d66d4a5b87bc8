import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../../config/cards';
import {SECTIONS} from '../../config/sections';
import {siteOf} from '../../config/site';
import {absoluteIn} from '../lib/address';
import {writeFiles} from '../lib/writeFiles';
import {readBuiltPages} from './builtPages';
import {identityFiles, identityTags} from './identity/files';
import {llmsText} from './llms';
import {indexPages} from './search-index/indexPages';
import {hostFiles} from './security-headers/hostFiles';
import {sitemapFiles} from './sitemap';
import {drawCards} from './social-cards/render';
import {workbooks} from './workbook';

/** After the build, all that is written from its pages and the site's settings; `security-headers/cli.mjs` comes after it. */
export default function outputsPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, siteConfig} = context;
  const {title: name, tagline} = siteConfig;
  const site = siteOf(siteConfig);
  const absolute = absoluteIn(context);
  return {
    name: 'outputs',

    injectHtmlTags: () => ({headTags: identityTags(siteDir, baseUrl)}),

    async postBuild(build) {
      const {outDir, headTags, preBodyTags, postBodyTags} = build;
      const pages = await readBuiltPages(build);
      const cards = pages.map((page) => ({
        file: path.join(outDir, cardPath(page.path)),
        facts: {title: page.title, ...SECTIONS[page.section].card, ...page.metadata?.card},
      }));
      const frame = `${headTags}${preBodyTags}${postBodyTags}`;
      const files = async () => ({
        ...sitemapFiles(pages, absolute('/').replace(/\/$/, '')),
        'llms.txt': llmsText(pages, {name, tagline, absolute}),
        ...identityFiles(siteDir, site),
        ...(await workbooks(siteDir)),
        ...(await hostFiles({siteDir, outDir, site, frame})),
      });
      await Promise.all([
        drawCards(siteDir, name, cards),
        indexPages(siteDir, outDir, pages),
        files().then((written) => writeFiles(outDir, written)),
      ]);
    },
  };
}
