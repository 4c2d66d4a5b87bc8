import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PAGES_DIR} from './collection';
import {compilePage, type Reads} from './compile';

/**
 * The texts of marketing pages: has the bundler compile each to plain data where a page imports it, so that neither a YAML parser nor a schema reaches a browser.
 */
export default function pagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-texts',

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.yaml$/,
            include: path.join(siteDir, PAGES_DIR),
            type: 'json',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {compile: (source: string, reads: Reads) => compilePage(source, siteDir, reads)},
          },
        ],
      },
    }),
  };
}
