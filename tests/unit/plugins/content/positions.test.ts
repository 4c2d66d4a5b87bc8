/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {finder} from '@site/src/plugins/content/finder';
import {contentOf} from '@site/src/plugins/content/kinds';
import {linksToPositions, moneyPositions, positions} from '@site/src/plugins/content/positions';
import {dataProblems} from '@site/src/plugins/writing/check/data';
import {useFolder} from '../../support/folder';

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

const site = useFolder();
beforeEach(() => {
  fs.mkdirSync(path.dirname(site(POSITIONS_FILE)), {recursive: true});
  fs.writeFileSync(site(POSITIONS_FILE), YAML);
});

test('a sum of a position that its text contradicts is reported', () => {
  const found = dataProblems(contentOf(site())).filter(({file}) => file === POSITIONS_FILE);
  expect(found).toMatchObject([{line: 18, value: '50 * 19'}]);
});

test('a recipe links to the positions that name it, and to none where the site has none', () => {
  expect(linksToPositions(contentOf(site()))({id: 'one-campaign'})).toEqual([
    {id: 'tiers', question: 'One or three?'},
  ]);
  expect(linksToPositions(contentOf(site()))({id: 'another'})).toEqual([]);
  fs.rmSync(site(POSITIONS_FILE));
  expect(linksToPositions(contentOf(site()))({id: 'one-campaign'})).toEqual([]);
  expect(contentOf(site()).read('positions').problems).toEqual([]);
});

test('a position on money has a page, which the page of all and the finder lead to', () => {
  const file = site('src/data/positions/money/raise-bridge-or-cut.yaml');
  fs.mkdirSync(path.dirname(file));
  const [, own = ''] = /positions:\n {2}- id: tiers\n([^]*?) {4}recipes:/.exec(YAML) ?? [];
  const [head = ''] = YAML.split('heading:');
  const evidence = YAML.slice(YAML.indexOf('sums:'));
  fs.writeFileSync(file, `id: raise-bridge-or-cut\n${head}${own.replaceAll(/^ {4}/gm, '')}${evidence}`);
  const content = contentOf(site());
  const address = '/services/growth-recipes/positions/raise-bridge-or-cut';
  expect(moneyPositions.routes?.(content)).toMatchObject([{path: address, section: 'positions'}]);
  expect(positions.routes?.(content)).toMatchObject([
    {props: {shown: {money: [{id: 'raise-bridge-or-cut', question: 'One or three?'}]}}},
  ]);
  const [planner] = finder.routes?.(content) ?? [];
  expect(JSON.parse(planner?.data?.['positions.json'] ?? '')).toMatchObject([{path: address}]);
});

test('a position has no id of a part that every page has', () => {
  fs.writeFileSync(site(POSITIONS_FILE), YAML.replace('id: tiers', 'id: consent-title'));
  expect(contentOf(site()).read('positions').problems).toMatchObject([{field: 'positions[0].id'}]);
});
