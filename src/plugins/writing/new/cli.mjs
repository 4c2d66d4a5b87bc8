// `npm run new <kind> <id>`: begins a file of content.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const [kind = '', id = ''] = process.argv.slice(2);
try {
  const {begin} = loaderFor(import.meta.filename)('./index.ts');
  const file = begin(process.cwd(), kind, id, new Date().toISOString().slice(0, 10));
  console.log(`Wrote ${file}. Write where it says "WRITE:", then run "npm run check:content".`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
