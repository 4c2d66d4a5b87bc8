import type {LoadContext, Plugin} from '@docusaurus/types';
import {command} from '../lib/command';
import {throwAny} from '../lib/problems';
import {problemsOfPages} from './content';
import {ContentOverlay} from './overlay';
import {scaffold} from './new';
import type {Given} from './new/ask';
import {OPTIONS} from './new/fields';

const START_AGAIN = ' Mend it, then run "npm start" again.';

/** For writers: `new <kind> <id>` begins a file, and `npm start` shows over the page what is wrong with content. */
export default function writersPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'writers',

    /**
     * Before any other plugin stops at its first problem: all problems of content while `npm start` runs, where the
     * overlay goes on from there, and in a build those of MDX, which the compiler reports one by one.
     */
    async loadContent() {
      const preview = process.env.NODE_ENV === 'development';
      throwAny(await problemsOfPages(siteDir, {data: preview}), preview ? START_AGAIN : '');
    },

    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {plugins: [new ContentOverlay(siteDir)]} : {},

    extendCli(cli) {
      const begin = cli
        .command('new <kind> <id>')
        .description('Begin a new recipe, article, advisor, client, story, project, hub or topic')
        .option('--ask', 'ask for what is not given, though this is no terminal')
        .action((kind: string, id: string, _options: unknown, excess: readonly string[] = []) => {
          const {ask, ...given}: Given & {ask?: true} = begin.opts();
          const terminal =
            process.stdin.isTTY || ask === true ? {input: process.stdin, output: process.stdout} : undefined;
          const today = new Date().toISOString().slice(0, 10);
          return command(() => {
            if (excess.length > 0) {
              throw new Error(
                `"${excess.join(' ')}" was not understood. Write "--" first: npm run new -- ${kind} ${id} --title "..."`,
              );
            }
            return scaffold(siteDir, {kind, id, given, today}, terminal);
          });
        });
      for (const [option, what] of Object.entries(OPTIONS)) {
        begin.option(`--${option} <text>`, what);
      }
    },
  };
}
