// `npm run generate`: writes every file that follows from others, or none.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

try {
  const {generate} = loaderFor(import.meta.filename)('./index.ts');
  console.log(generate(process.cwd()).join('\n') || 'Everything is up to date.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
