import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {command} from '../lib/command';
import {throwAny} from '../lib/problems';
import {problemsOfPages, readContent} from './content';
import {scaffold} from './new';
import type {Given} from './new/ask';
import {OPTIONS} from './new/fields';
import {NOTES_PATH, type Note} from './preview/note';
import {notesSince} from './preview/notes';
import {ContentOverlay} from './preview/overlay';

const START_AGAIN = ' Mend it, then run "npm start" again.';

/** The part of the preview's server that is used here. */
interface DevServer {
  app?: {
    use: (
      path: string,
      answer: (request: unknown, response: {json: (data: unknown) => void}) => void,
    ) => void;
  };
}

/** Whether this is `npm start`. */
const isPreview = () => process.env.NODE_ENV === 'development';

/**
 * For writers: `new <kind> <id>` begins a file, and `npm start` shows over the page what is wrong with content, and in a
 * corner what is odd about spelling and wording.
 */
export default function writersPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const notes = notesSince(siteDir);
  const serveNotes = ({app}: DevServer) => {
    app?.use(`${baseUrl}${NOTES_PATH}`, (_request, response) => {
      void notes()
        .catch((error: unknown): Note[] => [{place: 'npm start', text: String(error)}])
        .then((all) => response.json(all));
    });
  };
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

    getClientModules: () => (isPreview() ? [path.join(__dirname, 'preview/client.ts')] : []),

    configureWebpack: () =>
      isPreview() ? {plugins: [new ContentOverlay(siteDir)], devServer: {onListening: serveNotes}} : {},

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
