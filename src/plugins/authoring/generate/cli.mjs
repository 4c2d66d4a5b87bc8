// `npm run generate`: writes every file that follows from others. Taxonomies first: the schemas import what they give.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const siteDir = process.cwd();
const load = loaderFor(import.meta.filename);
try {
  const {taxonomyFiles} = load('../../content/taxonomies/files.ts');
  const {writeStale} = load('../../lib/generated.ts');
  const taxonomies = writeStale(siteDir, taxonomyFiles(siteDir));
  const {generate} = load('./index.ts');
  const {written, removed} = generate(siteDir);
  const lists = [
    ['Written', [...taxonomies, ...written]],
    ['Removed', removed],
  ].filter(([, files]) => files.length > 0);
  const report = lists.map(([what, files]) => [`${what}:`, ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(report.join('\n') || 'Everything is up to date.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
