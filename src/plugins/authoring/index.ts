import type {LoadContext, Plugin} from '@docusaurus/types';
import {command} from '../lib/command';
import {throwAny} from '../lib/problems';
import {problemsOfPages, readContent} from './content';
import {beginnable, scaffold} from './new';
import type {GivenOptions} from './new/ask';
import {npmHint} from './new/npmHint';
import {ContentOverlay} from './preview/overlay';

const START_AGAIN = ' Correct it, then run "npm start" again.';

/** Whether this is `npm start`. */
const isPreview = () => process.env.NODE_ENV === 'development';

/**
 * For writers: `new <kind> <id>` begins a file, and `npm start` shows over the page what is wrong with content.
 */
export default function writersPlugin({siteDir}: LoadContext): Plugin {
  const checkPages = async () =>
    throwAny(await problemsOfPages(siteDir, {data: false}), isPreview() ? START_AGAIN : '');
  return {
    name: 'writers',

    /**
     * While `npm start` runs, all problems of content (from then on the overlay reports them), and then those of MDX,
     * which the compiler reports one by one. The first are thrown at once, and not through a promise, because another
     * plugin that stops at its first problem would be quicker.
     */
    loadContent() {
      throwAny(isPreview() ? readContent(siteDir).problems : [], START_AGAIN);
      return checkPages();
    },

    configureWebpack: () => (isPreview() ? {plugins: [new ContentOverlay(siteDir)]} : {}),

    extendCli(cli) {
      const options = new Map(
        beginnable().flatMap(({name, begin: {asks}}) =>
          asks.map(({option, question}) => [option, `of a ${name}: ${question}`] as const),
        ),
      );
      const begin = cli
        .command('new <kind> <id>')
        .description(
          `Begin one of: ${beginnable()
            .map(({name}) => name)
            .join(', ')}`,
        )
        .option('--ask', 'ask for what is not given, though this is no terminal')
        .action((kind: string, id: string, _options: unknown, excess: readonly string[] = []) => {
          const {ask, ...given}: GivenOptions & {ask?: true} = begin.opts();
          const terminal =
            process.stdin.isTTY || ask === true ? {input: process.stdin, output: process.stdout} : undefined;
          const today = new Date().toISOString().slice(0, 10);
          return command(() => {
            const hint = npmHint([...options.keys()], {kind, id, given, excess});
            if (hint !== undefined) {
              throw new Error(hint);
            }
            return scaffold(siteDir, {kind, id, given, today}, terminal);
          });
        });
      for (const [option, what] of options) {
        begin.option(`--${option} <text>`, what);
      }
    },
  };
}
