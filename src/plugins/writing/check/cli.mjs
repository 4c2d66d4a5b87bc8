// `npm run check:content [-- FILE...]`. A separate command rather than one of Docusaurus': to check a few files takes less
// time than to load the site.
import fs from 'node:fs';
import path from 'node:path';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const siteDir = process.cwd();
const load = loaderFor(import.meta.filename);
const {isContent} = load('./sources.ts');

const named = process.argv.slice(2).map((file) => path.relative(siteDir, file).replaceAll(path.sep, '/'));
const refused = named.filter((file) => !fs.existsSync(file) || !isContent(file));
if (refused.length > 0) {
  console.error(`${refused.join(', ')}: give a file that writers write, such as blog/my-article.mdx.`);
  process.exit(1);
}
const only = named.length === 0 ? undefined : [...new Set(named)];
// The speller takes longest, in a separate process: it starts before anything else is loaded.
const spelling = load('./spelling.ts').spellingProblems(siteDir, only);
const {problems, files} = await load('./index.ts').checkContent(siteDir, {only, spelling});
const {formatProblems} = load('../../lib/problems.ts');
const {counted} = load('../../../lib/counted.ts');
console.log(
  problems.length === 0 ? `${counted(files, 'file')} checked: no problems.` : formatProblems(problems),
);
process.exitCode = problems.length === 0 ? 0 : 1;
