import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../lib/problems';
import {runTool} from '../../lib/runTool';

/** What cspell reads, and its command. */
const SETTINGS = 'cspell.json';
const COMMAND = 'node_modules/cspell/bin.mjs';

const TEMPLATE = ['$filename', '$row', '$text', '$suggestions', '$message'].join('\t');
/** A line of the template: a file, a line of it, and the rest. */
const FINDING = /^[^\t\n]+\t\d+\t/m;
const OPTIONS = ['--quiet', '--no-progress', '--no-summary', '--no-color', '--no-must-find-files'];

/** What cspell finds in the given files or in all. That it does not run is a problem, too. */
export async function spellingProblems(siteDir: string, files: readonly string[] = []): Promise<Problem[]> {
  const script = path.join(siteDir, COMMAND);
  const options = ['lint', ...OPTIONS, '--show-suggestions', '--issue-template', TEMPLATE, ...files];
  try {
    if (!fs.existsSync(script)) {
      throw new Error(`${COMMAND} is missing: run "npm ci".`);
    }
    const output = await runTool(script, options, {cwd: siteDir, finding: FINDING});
    return output
      .split('\n')
      .filter((line) => FINDING.test(line))
      .map((line) => line.split('\t'))
      .map(([file = '', row, value, suggested = '', message = '']) => ({
        file: file.replaceAll(path.sep, '/'),
        line: Number(row),
        value,
        // "Unknown word", or "Forbidden word" of those that cspell.json flags.
        problem: `${message.toLowerCase()}. Perhaps ${suggested.replaceAll('*', '')}. A word that is right goes into cspell-words.txt.`,
      }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{file: SETTINGS, problem: `could not be applied, and no word was checked: ${why}`}];
  }
}
