// `npm run test:mutants`: puts one seeded defect after another into a copy of the project and says which stage of the
// tests caught it. Words after `--` choose mutants by name. Takes about half an hour on a machine that does nothing else.
import path from 'node:path';
import {apply} from './apply.mjs';
import {withCopy} from '../support/copyProject.mjs';
import {LADDER, passes} from './ladder.mjs';
import {MUTANTS} from './mutants.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT_OF_DATE = 'does not match the source';

const sound = new Set();

/** Throws where a stage fails without any defect: it would seem to catch every one. */
function assertSound(folder, stage, mutants) {
  if (sound.has(stage.name)) {
    return;
  }
  const upTo = LADDER.indexOf(stage);
  // What is looked at after the build needs one without the defect.
  for (const each of upTo === 0 ? [stage] : LADDER.slice(1, upTo + 1)) {
    if (!passes(folder, each, mutants)) {
      throw new Error(`The stage ${each.name} fails without any defect. Mend that first.`);
    }
  }
  sound.add(stage.name);
}

/** The stage that catches a mutant, if any does. */
function climb(folder, mutant, mutants) {
  const undo = apply(folder, mutant);
  if (undo === undefined) {
    return OUT_OF_DATE;
  }
  let stage;
  try {
    stage = LADDER.find((each) => !passes(folder, each, [mutant]));
  } finally {
    undo();
  }
  if (stage !== undefined) {
    assertSound(folder, stage, mutants);
  }
  return stage?.name;
}

const words = process.argv.slice(2);
const chosen = MUTANTS.filter(({name}) => words.length === 0 || words.some((word) => name.includes(word)));
const results = [];

withCopy(ROOT, (folder) => {
  for (const mutant of chosen) {
    const started = Date.now();
    const caught = climb(folder, mutant, chosen);
    results.push({...mutant, caught});
    console.log(`${caught ?? 'NOT CAUGHT'}: ${mutant.name} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
});

const stale = results.filter(({caught}) => caught === OUT_OF_DATE).length;
const missed = results.filter(({caught}) => caught === undefined).length;
console.log('\n| defect | file | caught by |\n| --- | --- | --- |');
for (const {name, file, caught} of results) {
  console.log(`| ${name} | \`${file}\` | ${caught ?? '**nothing**'} |`);
}
console.log(`\n${results.length - stale - missed} caught, ${missed} not caught, ${stale} out of date`);
process.exitCode = stale + missed === 0 ? 0 : 1;
