const seconds = (ms) => (ms / 1000).toFixed(1);

/** Tests that passed and failed in all stages together. */
export const sumOf = (results) =>
  results.reduce((sum, {passed, failed}) => ({passed: sum.passed + passed, failed: sum.failed + failed}), {
    passed: 0,
    failed: 0,
  });

/** Prints what each stage took and counted, and names the tests that had to be tried again or were left out. */
export function printTable(results, {install, stages, leftOut}) {
  const rows = [
    ['stage', 'seconds', 'passed', 'failed'],
    ...results.map(({name, ms, passed, failed}) => [name, seconds(ms), String(passed), String(failed)]),
  ];
  console.log('');
  for (const [name, ...figures] of rows) {
    console.log(`${name.padEnd(18)}${figures.map((figure) => figure.padStart(9)).join('')}`);
  }
  const notes = results.flatMap((result) => result.notes ?? []);
  for (const title of notes) {
    console.log(`Passed only when it was tried again: ${title}`);
  }
  for (const line of leftOut) {
    console.log(`Left out: ${line}`);
  }
  console.log(`Installed in ${seconds(install)} s, tested in ${seconds(stages)} s.`);
}
