// `npm run write`: the editor for writers, on the files of this folder.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const {editorServer, keepForms} = loaderFor(import.meta.filename)('./server.ts');
const port = Number(process.env.PORT ?? 3001);
const siteDir = process.cwd();
keepForms(siteDir, (file) => console.log(`Saved ${file}`));
editorServer(siteDir).listen(port, '127.0.0.1', () => {
  console.log(
    `Open http://localhost:${port} in Chrome or Edge, press "Work with Local Repository" and choose this folder.`,
  );
});
