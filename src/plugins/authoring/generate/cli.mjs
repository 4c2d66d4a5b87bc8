// `npm run generate`: writes every file that follows from others. Taxonomies first: the schemas import what they give.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const siteDir = process.cwd();
const load = loaderFor(import.meta.filename);
try {
  const {taxonomyFiles} = load('../../content/taxonomies/files.ts');
  const {writeStale} = load('../../lib/generated.ts');
  const taxonomies = writeStale(siteDir, taxonomyFiles(siteDir));
  const {generate} = load('./index.ts');
  const written = [...taxonomies, ...generate(siteDir)];
  console.log(
    written.length === 0
      ? 'Everything is up to date.'
      : `Written:\n${written.map((file) => `  ${file}`).join('\n')}`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
