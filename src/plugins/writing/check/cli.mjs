// `npm run check:content [-- FILE...] [-- --json]`. A separate command rather than one of Docusaurus': to check a few
// files takes less time than to load the site.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

/** Ends the command with what is wrong with what was typed. */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** What was typed. */
function typed() {
  try {
    return parseArgs({options: {json: {type: 'boolean'}}, allowPositionals: true});
  } catch (error) {
    // The rest of the message is about files that begin with a hyphen, which no content has.
    const [what] = error.message.split('. ');
    return refuse(`${what}. The only option is --json; all else is the path of a file.`);
  }
}

const {values, positionals} = typed();
const siteDir = process.cwd();
const load = loaderFor(import.meta.filename);
const {isContent} = load('./sources.ts');

const fromRoot = (file) => path.relative(siteDir, file).replaceAll(path.sep, '/');

/** Why a file cannot be checked; undefined for one that can. */
function reason(file) {
  if (!fs.existsSync(file)) {
    return "does not exist: give a file's path from the project's root, such as blog/my-article.mdx.";
  }
  if (fs.statSync(file).isDirectory()) {
    return 'is a folder: give the files in it, such as blog/my-article.mdx.';
  }
  return isContent(fromRoot(file))
    ? undefined
    : 'is no file of content: give one that writers write, such as blog/my-article.mdx.';
}

const refused = positionals.map((file) => [file, reason(file)]).filter(([, why]) => why !== undefined);
if (refused.length > 0) {
  refuse(refused.map((parts) => parts.join(' ')).join('\n'));
}
const only = positionals.length === 0 ? undefined : [...new Set(positionals.map(fromRoot))];
// The speller takes longest, in a separate process: it starts before anything else is loaded.
const spelling = load('./spelling.ts').spellingProblems(siteDir, only);
const {report, passed} = await load('./index.ts').checkContent(siteDir, {only, json: values.json, spelling});
console.log(report);
process.exitCode = passed ? 0 : 1;
