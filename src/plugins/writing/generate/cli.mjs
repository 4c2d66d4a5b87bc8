// `npm run generate`: writes every file that follows from others, or none. Taxonomies first: the schemas import what they
// give, so it is written to read the rest, and taken back where that is not valid.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const siteDir = process.cwd();
const load = loaderFor(import.meta.filename);
try {
  const {taxonomyFiles} = load('../../content/taxonomies.ts');
  const {staleAmong, textOf, writeStale} = load('../../lib/generated.ts');
  const taxonomies = staleAmong(siteDir, taxonomyFiles(siteDir));
  const before = [...taxonomies.keys()].map((file) => [file, textOf(siteDir, file)]);
  writeStale(siteDir, taxonomies);
  let rest;
  try {
    rest = load('./index.ts').generate(siteDir);
  } catch (error) {
    writeStale(siteDir, new Map(before.filter(([, text]) => text !== '')));
    throw error;
  }
  const lists = [
    ['Written', [...taxonomies.keys(), ...rest.written]],
    ['Removed', rest.removed],
  ].filter(([, files]) => files.length > 0);
  const report = lists.map(([what, files]) => [`${what}:`, ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(report.join('\n') || 'Everything is up to date.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
