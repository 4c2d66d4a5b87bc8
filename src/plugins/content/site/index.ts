import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../../config/siteOf';
import {command} from '../../lib/command';
import {humans, manifest} from './files';
import {own, settingsOf} from './own';
import {siteSource} from './siteFile';

/** An option as the command line's parser names its value. */
const camelCase = (option: string) => option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What follows from src/config/site.yaml: writes the manifest and humans.txt into the build, and offers `own`, which makes the site another owner's.
 */
export default function sitePlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'site',

    async postBuild({outDir}) {
      const site = siteOf(siteConfig);
      await fs.promises.writeFile(path.join(outDir, 'manifest.webmanifest'), manifest(site));
      await fs.promises.writeFile(path.join(outDir, 'humans.txt'), humans(site));
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
