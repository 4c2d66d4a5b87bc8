// `npm run test:mutants`: puts one seeded defect after another into a copy of the project and says which stage of the
// tests caught it. Words after `--` choose mutants by name. Takes about half an hour on a machine that does nothing else.
import {apply} from './apply.mjs';
import {copyProject} from './copy.mjs';
import {LADDER, passes} from './ladder.mjs';
import {MUTANTS} from './mutants.mjs';

const OUT_OF_DATE = 'does not match the source';

/** The stage that catches a mutant, if any does. */
function climb(folder, mutant) {
  const undo = apply(folder, mutant);
  if (undo === undefined) {
    return OUT_OF_DATE;
  }
  try {
    return LADDER.find((stage) => !passes(folder, stage, [mutant]))?.name;
  } finally {
    undo();
  }
}

const words = process.argv.slice(2);
const chosen = MUTANTS.filter(({name}) => words.length === 0 || words.some((word) => name.includes(word)));
const {folder, remove} = copyProject();
const results = [];

try {
  // A stage that fails without a defect would seem to catch every one.
  const broken = LADDER.find((stage) => !passes(folder, stage, chosen));
  if (broken !== undefined) {
    throw new Error(`The stage ${broken.name} fails without any defect. Mend that first.`);
  }
  for (const mutant of chosen) {
    const started = Date.now();
    const caught = climb(folder, mutant);
    results.push({...mutant, caught});
    console.log(`${caught ?? 'NOT CAUGHT'}: ${mutant.name} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
} finally {
  remove();
}

const stale = results.filter(({caught}) => caught === OUT_OF_DATE).length;
const missed = results.filter(({caught}) => caught === undefined).length;
console.log('\n| defect | file | caught by |\n| --- | --- | --- |');
for (const {name, file, caught} of results) {
  console.log(`| ${name} | \`${file}\` | ${caught ?? '**nothing**'} |`);
}
console.log(`\n${results.length - stale - missed} caught, ${missed} not caught, ${stale} out of date`);
process.exitCode = stale + missed === 0 ? 0 : 1;
