import fs from 'node:fs';
import path from 'node:path';
import {MUTANTS} from '../mutants/mutants.mjs';
import {ROOT} from '../support/siteCopy';

test('the place of every seeded defect is in the source, once', () => {
  const places = ({file, from}: {file: string; from: string}) =>
    fs.readFileSync(path.join(ROOT, file), 'utf8').split(from).length - 1;
  expect(MUTANTS.filter((defect) => places(defect) !== 1).map(({name}) => name)).toEqual([]);
});
