// The second step of `npm run build`, after every plugin has written its files: checks and compresses the build in the
// folder named, or in build/. Not a command of Docusaurus, which would load the whole site again.
import path from 'node:path';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const [folder = 'build'] = process.argv.slice(2);
const {finishBuild} = loaderFor(import.meta.filename)('./finish.ts');
try {
  await finishBuild(path.resolve(folder));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
