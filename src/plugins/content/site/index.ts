import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../../config/siteOf';
import {BRAND_FILE, coloursOf, MARK_FILE, paperOf, withColours} from '../../lib/brand';
import {command} from '../../lib/command';
import {textOf} from '../../lib/generated';
import {writeFiles} from '../../lib/writeFiles';
import {humans, manifest} from './files';
import {iconsOf} from './icons';
import {own, settingsOf} from './own';
import {siteSource} from './siteFile';

/** How feeds look in a browser: written with names of colours, built with the colours. */
const FEED_STYLES = 'philosophy/journal/feed.css';

/** An option as the command line's parser names its value. */
const camelCase = (option: string) => option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What follows from src/config/site.yaml and the brand: writes the manifest, the icons, humans.txt and the look of feeds into the build, and offers `own`, which makes the site another owner's.
 */
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

    extendCli(cli) {
      const settings = settingsOf(siteSource(siteDir));
      const begin = cli
        .command('own')
        .description('Make this site yours: names, addresses, legal details and claims')
        // Otherwise the option "--name" would take the place of the command's own name.
        .storeOptionsAsProperties(false)
        .option('--ask', 'ask for what is not given, even without a terminal');
      for (const {option, question, present} of settings) {
        begin.option(`--${option} <text>`, `${question}; now "${present}"`);
      }
      begin.action(() => {
        const options: Readonly<Record<string, unknown>> = begin.opts();
        const given = Object.fromEntries(
          settings.flatMap(({option}) => {
            const value = options[camelCase(option)];
            return typeof value === 'string' ? [[option, value]] : [];
          }),
        );
        const asks = process.stdin.isTTY || options.ask === true;
        const terminal = asks ? {input: process.stdin, output: process.stdout} : undefined;
        return command(() => own(siteDir, given, terminal));
      });
    },
  };
}
