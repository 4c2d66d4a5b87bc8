// `npm test`: installs what is missing, runs every stage, some beside each other, and closes with one plain line of
// counts. `npm run test:quick` runs the stages that need no build; `npm test -- unit types` runs the ones it names.
import fs from 'node:fs';
import {install} from './run/install.mjs';
import {RESULTS} from './run/paths.mjs';
import {runStages} from './run/schedule.mjs';
import {chosenStages} from './run/stages.mjs';
import {printTable, sumOf} from './run/table.mjs';

const started = Date.now();
const stages = chosenStages(process.argv.slice(2));

fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS);
const {ready, failures, leftOut} = await install(stages);
const installed = Date.now();
const results = [...failures, ...(await runStages(ready))];

printTable(results, {install: installed - started, stages: Date.now() - installed, leftOut});
const {passed, failed} = sumOf(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
