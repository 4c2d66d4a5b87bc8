import fs from 'node:fs';
import path from 'node:path';
import {MUTANTS} from '../mutants/mutants.mjs';
import {ROOT} from '../support/siteCopy';

const readme = fs.readFileSync(path.join(ROOT, 'tests/README.md'), 'utf8');
const [, section = ''] = readme.split('\n## Defects that must be caught\n');
/** The first cell of each row; every name has its subject before a colon, which the head of the table has not. */
const named = [...section.matchAll(/^\| ([^|]+?: [^|]+?) +\|/gm)].map(([, name]) => name);

test('the place of every seeded defect is in the source, once', () => {
  const places = ({file, from}: {file: string; from: string}) =>
    fs.readFileSync(path.join(ROOT, file), 'utf8').split(from).length - 1;
  expect(MUTANTS.filter((defect) => places(defect) !== 1).map(({name}) => name)).toEqual([]);
});

test("the tests' README lists every seeded defect, in the order of the code, and no other", () => {
  expect(named).toEqual(MUTANTS.map(({name}) => name));
});
