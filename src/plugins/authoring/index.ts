import type {LoadContext, Plugin} from '@docusaurus/types';
import {command} from '../lib/command';
import {throwAny} from '../lib/problems';
import {readContent} from './content';
import {ContentOverlay} from './overlay';
import {scaffold} from './new';
import type {Given} from './new/ask';
import {OPTIONS} from './new/fields';

const START_AGAIN = ' Mend it, then run "npm start" again.';

/** For writers: `new <kind> <id>` begins a file, and `npm start` shows over the page what is wrong with content. */
export default function writersPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'writers',

    /** Before any other plugin tells the first problem that it meets; while `npm start` runs, the overlay does it. */
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
        throwAny(readContent(siteDir).problems, START_AGAIN);
      }
    },

    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {plugins: [new ContentOverlay(siteDir)]} : {},

    extendCli(cli) {
      const begin = cli
        .command('new <kind> <id>')
        .description('Begin a new recipe, article, advisor, client or project')
        .option('--ask', 'ask for what is not given, though this is no terminal')
        .action((kind: string, id: string, _options: unknown, excess: readonly string[] = []) => {
          const {ask, ...given} = begin.opts() as Given & {ask?: true};
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
