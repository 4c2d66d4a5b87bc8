// The second step of `npm run build`, after every plugin has written its files: finishes what Docusaurus built in
// build.unfinished/ and moves it to build/, or to the folder named; with --compress it writes .gz and .br files, for a host that sends those as they are. Not a command of
// Docusaurus, which would load the whole site again.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const {finishBuild} = loaderFor(import.meta.filename)('./finish.ts');
try {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {compress: {type: 'boolean'}}});
  await finishBuild(path.resolve(positionals[0] ?? 'build'), values.compress);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
