import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../../config/cards';
import {siteOf} from '../../config/site';
import {absoluteIn} from '../lib/address';
import {inThread} from '../lib/inThread';
import {writeFiles} from '../lib/writeFiles';
import {readBuiltPages} from './builtPages';
import {identityFiles, identityTags} from './identity/files';
import {llmsText} from './llms';
import type {IndexTask} from './search-index/indexPages';
import {hostFiles} from './security-headers/hostFiles';
import {sitemapFiles} from './sitemap';
import type {DrawingTask} from './social-cards/drawCards';
import {cardFacts} from './social-cards/facts';
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
        facts: cardFacts(page, page.metadata?.card),
      }));
      const frame = `${headTags}${preBodyTags}${postBodyTags}`;
      const thread = (module: string, task: DrawingTask | IndexTask) =>
        inThread(path.join(__dirname, module), task);
      const files = async () => ({
        ...sitemapFiles(pages, absolute('/').replace(/\/$/, '')),
        'llms.txt': llmsText(pages, {name, tagline, absolute}),
        ...(await identityFiles(siteDir, site)),
        ...(await workbooks(siteDir)),
        ...(await hostFiles({siteDir, outDir, site, frame})),
      });
      await Promise.all([
        thread('social-cards/drawCards.ts', {siteDir, name, cards}),
        thread('search-index/indexPages.ts', {siteDir, outDir, pages}),
        files().then((written) => writeFiles(outDir, written)),
      ]);
    },
  };
}
