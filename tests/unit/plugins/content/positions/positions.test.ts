import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {positionsMarkdown} from '../../../../../src/data/positions/markdown';
import {contradictedSums} from '../../../../../src/plugins/authoring/check/sums/content';
import {itemsOf, readCollection} from '../../../../../src/plugins/content/collection';
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
const never = (): never => {
  throw new Error('The positions cannot be read.');
};
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

test('the Markdown file has each answer under its condition, and links to recipes and calculators', () => {
  const [read = never()] = itemsOf(dir, positions);
  const [position] = read.positions;
  const recipes = [
    {
      id: 'one-campaign',
      name: 'One campaign',
      channels: ['Meta Ads' as const],
      buyingCycle: 'Awareness' as const,
      effortLevel: 'Low' as const,
      expectedImpact: 'High' as const,
    },
  ];
  const calculators = [{id: 'runway' as const, title: 'How long?'}];
  const shown = {...read, positions: position === undefined ? [] : [{...position, recipes, calculators}]};
  const text = positionsMarkdown(shown, {
    page: 'https://a/p',
    recipe: (id) => `https://a/${id}`,
    calculator: (id) => `https://a/calculators/${id}`,
  });
  expect(text).toContain('- Little money: One\n- Much money: Three');
  expect(text).toContain('[One campaign](https://a/one-campaign)');
  expect(text).toContain('[How long?](https://a/calculators/runway)');
  expect(text).toContain('are EUR 900');
});
