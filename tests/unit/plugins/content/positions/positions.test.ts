import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contradictedSums} from '../../../../../src/plugins/writing/check/sums/content';
import {readCollection} from '../../../../../src/plugins/content/collection';
import {
  linksToPositions,
  positions,
  POSITIONS_FILE,
} from '../../../../../src/plugins/content/positions/collection';
import {problemsOf} from '../../../../../src/plugins/content/problems';

const YAML = `page: {title: Positions, description: Where we decide, keywords: [positions]}
published: 2026-01-01
heading: One question
lead: Two answers.
positions:
  - id: tiers
    question: One or three?
    heading: One, mostly
    lead: Both work.
    answers:
      - {when: Little money, then: One}
      - {when: Much money, then: Three}
    reasons: ['50 purchases at EUR 18 are EUR 900.']
    change: A test.
    recipes: [one-campaign]
action: {heading: More, text: Write, button: Write}
sums:
  - {says: are EUR 900, is: 50 * 19, because: 50 purchases}
sources:
  - {claim: Fifty purchases a week are needed}
reviewed: {on: 2026-01-01, by: Paid media team}
`;

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'positions-'));
  fs.mkdirSync(path.dirname(path.join(dir, POSITIONS_FILE)), {recursive: true});
  fs.writeFileSync(path.join(dir, POSITIONS_FILE), YAML);
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

test('a position that names no recipe of the library is reported with its line', () => {
  fs.mkdirSync(path.join(dir, 'src/data/recipes'));
  fs.writeFileSync(path.join(dir, 'src/data/recipes/one-campaigns.yaml'), 'id: one-campaigns\n');
  expect(problemsOf(dir, positions)).toMatchObject([
    {line: 15, field: 'positions[0].recipes[0]', value: 'one-campaign'},
  ]);
});

test('a sum of a position that its text contradicts is reported', () => {
  const {entries} = readCollection(dir, positions);
  expect(entries.flatMap((entry) => contradictedSums(dir, positions, entry))).toMatchObject([
    {line: 18, value: '50 * 19'},
  ]);
});

test('a recipe links to the positions that name it, and to none where the site has none', () => {
  expect(linksToPositions(dir)({id: 'one-campaign'})).toEqual([{id: 'tiers', question: 'One or three?'}]);
  expect(linksToPositions(dir)({id: 'another'})).toEqual([]);
  fs.rmSync(path.join(dir, POSITIONS_FILE));
  expect(linksToPositions(dir)({id: 'one-campaign'})).toEqual([]);
});
