// `npm run write`: the editor for writers, on the files of this folder. `npm run write -- --since COMMIT` restores
// the form of the files that a host's editor has saved since that commit.
import {parseArgs} from 'node:util';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const load = loaderFor(import.meta.filename);
const siteDir = process.cwd();

function write() {
  const port = Number(process.env.PORT ?? 3001);
  load('./keep.ts').keepForms(siteDir, (file) => console.log(`Saved ${file}`));
  load('./server.ts')
    .editorServer(siteDir)
    .listen(port, '127.0.0.1', () => {
      console.log(
        `Open http://localhost:${port} in Chrome or Edge, press "Work with Local Repository" and choose this folder.`,
      );
    });
}

try {
  const {since} = parseArgs({options: {since: {type: 'string'}}}).values;
  if (since === undefined) {
    write();
  } else {
    const files = load('./keep.ts').keepFormsSince(siteDir, since);
    console.log([`The form is back in: ${files.length}`, ...files].join('\n  '));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
