// `npm run rename KIND ID NEW-ID`, `npm run remove KIND ID`.
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const [command, kind, id, to, ...more] = process.argv.slice(2);
const isRename = command === 'rename';
if (id === undefined || more.length > 0 || isRename === (to === undefined)) {
  console.error(
    `Write npm run ${command} KIND ID${isRename ? ' NEW-ID, such as npm run rename advisor ada-nilsson ada-berg' : ', such as npm run remove client north-mill'}.`,
  );
  process.exitCode = 1;
} else {
  try {
    console.log(loaderFor(import.meta.filename)('./index.ts').move(process.cwd(), {kind, id, to}));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
