import type {LoadContext, Plugin} from '@docusaurus/types';
import {command} from '../command';
import {checkContent} from './check';
import {scaffold} from './scaffold';

/** Commands for writers: `new <kind> <id>` begins a file, `content:check` checks everything written. */
export default function writersPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'writers',

    extendCli(cli) {
      cli
        .command('new <kind> <id>')
        .description('Begin a new recipe, article, advisor, client or project')
        .action((kind: string, id: string) =>
          command(() => scaffold(siteDir, kind, id, new Date().toISOString().slice(0, 10))),
        );
      cli
        .command('content:check')
        .description('Check all content, and report every problem of every file')
        .option('--json', 'report as JSON')
        .action(({json = false}: {json?: boolean}) => {
          const {report, passed} = checkContent(siteDir, json);
          console.log(report);
          process.exitCode = passed ? 0 : 1;
        });
    },
  };
}
