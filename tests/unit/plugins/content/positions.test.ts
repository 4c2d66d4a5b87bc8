/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contentOf} from '@site/src/plugins/content/kinds';
import {linksToPositions} from '@site/src/plugins/content/positions';
import {dataProblems} from '@site/src/plugins/writing/check/data';

const POSITIONS_FILE = 'src/data/positions/positions.yaml';

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

test('a sum of a position that its text contradicts is reported', () => {
  const found = dataProblems(contentOf(dir)).filter(({file}) => file === POSITIONS_FILE);
  expect(found).toMatchObject([{line: 18, value: '50 * 19'}]);
});

test('a recipe links to the positions that name it, and to none where the site has none', () => {
  expect(linksToPositions(contentOf(dir))({id: 'one-campaign'})).toEqual([
    {id: 'tiers', question: 'One or three?'},
  ]);
  expect(linksToPositions(contentOf(dir))({id: 'another'})).toEqual([]);
  fs.rmSync(path.join(dir, POSITIONS_FILE));
  expect(linksToPositions(contentOf(dir))({id: 'one-campaign'})).toEqual([]);
});
