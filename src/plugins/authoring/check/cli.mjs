// `npm run check:content [-- FILE] [-- --json]`. A command of its own rather than one of Docusaurus': to check one file
// takes less time than to load the site.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const {values, positionals} = parseArgs({options: {json: {type: 'boolean'}}, allowPositionals: true});
const siteDir = process.cwd();
const [file] = positionals;
if (file !== undefined && !fs.existsSync(file)) {
  console.error(
    `${file} does not exist. Give a file's path from the project's root, such as blog/my-article.mdx.`,
  );
  process.exit(1);
}
const only = file === undefined ? undefined : path.relative(siteDir, file).replaceAll(path.sep, '/');
const load = loaderFor(import.meta.filename);
// The speller takes the longest, in a process of its own: it starts before all else is loaded.
const spelling = load('./spelling.ts').spellingProblems(siteDir, only === undefined ? [] : [only]);
const {taxonomyProblems} = load('../../content/taxonomies/files.ts');
// The schemas import what taxonomies give: while that is out of date, they would complain about all else.
const first = taxonomyProblems(siteDir);
const {report, passed} =
  first.length > 0
    ? load('./report.ts').report({problems: first, remarks: [], files: first.length}, values)
    : await load('./index.ts').checkContent(siteDir, {only, json: values.json, spelling});
console.log(report);
process.exitCode = passed ? 0 : 1;
