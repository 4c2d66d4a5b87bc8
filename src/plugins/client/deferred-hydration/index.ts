import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../../config/site';
import {compileBoot} from './compile';
import {speculationRules} from './speculation';

/**
 * Pages in HTML first: their scripts, which `pageTemplate` only names, are loaded by the boot script when a visitor is
 * about to use the page. In development Docusaurus loads them itself.
 */
export default function htmlFirstPlugin({baseUrl, siteConfig}: LoadContext): Plugin<string> {
  const site = siteOf(siteConfig);
  return {
    name: 'html-first',

    loadContent: () => (process.env.NODE_ENV === 'production' ? compileBoot(site.tagManagerId !== '') : ''),

    getClientModules: () => [path.join(__dirname, 'onceLive.ts')],

    injectHtmlTags: ({content}) =>
      content === ''
        ? {}
        : {
            headTags: [
              {tagName: 'script', innerHTML: content},
              {
                tagName: 'script',
                attributes: {type: 'speculationrules'},
                innerHTML: speculationRules(baseUrl),
              },
            ],
          },
  };
}
