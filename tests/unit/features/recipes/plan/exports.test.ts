/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import ICAL from 'ical.js';
import {convertIcsCalendar} from 'ts-ics';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {formatDay, parseDay} from '@site/src/features/recipes/plan/days';
import {planCalendar} from '@site/src/features/recipes/plan/calendar';
import {checklistOf} from '@site/src/features/recipes/plan/checklist';
import {planCsv} from '@site/src/features/recipes/plan/csv';
import {planJson, planMarkdown} from '@site/src/features/recipes/plan/exports';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import type {PlanRecipe} from '@site/src/features/recipes/plan/types';
import {convert, hasOffice, leftOut} from '../../../../support/office';
import {planRecipe} from '../../../support/planRecipe';

const DECIDE = [
  {when: 'it costs under EUR 45 an order', then: 'Keep it'},
  {when: 'it costs more', then: 'Stop it'},
];

const recipe = (id: string, part: Partial<PlanRecipe> = {}) =>
  planRecipe({
    id,
    name: `Recipe ${id}, tested; “quoted”`,
    effortLevel: 'Low',
    expectedImpact: 'High',
    ...part,
  });
const plan = schedule({...parsePlan('recipes=a,b&days=6'), start: parseDay('2026-12-07') ?? 0}, [
  recipe('a', {
    spend: {from: 1_500, to: 3_000},
    decide: DECIDE,
    channels: ['Meta Ads'],
    occupies: ['meta-ads/retargeting'],
    requires: {emailContacts: 3_000},
  }),
  recipe('b', {needs: ['a']}),
]);
const address = 'https://example.com/services/growth-recipes/plan?recipes=a,b';
const preparations = {
  a: {dependencies: ['Marketing consent'], assetsNeeded: ['A product feed']},
  b: {dependencies: ['marketing consent'], assetsNeeded: []},
};
const addressOf = (id: string) => `https://example.com/services/growth-recipes/${id}`;

test('the calendar is read by a strict parser: all-day events on the decision days, with the recipe’s address', () => {
  const calendar = ICAL.Component.fromString(planCalendar(plan, 'k3x9@example.com', addressOf));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const decisions = events.filter(({summary}) => summary.startsWith('Decide: '));
  expect(decisions.map(({summary}) => summary)).toEqual(
    plan.items.map(({recipe: {name}}) => `Decide: ${name}`),
  );
  const setUps = events.filter((event) => !decisions.includes(event));
  expect(
    setUps.map(({summary, startDate, endDate}) => [summary, String(startDate), String(endDate)]),
  ).toEqual(
    plan.items.map(({recipe: {name}, setUp}) => [
      `Set up: ${name} (2 days)`,
      formatDay(setUp[0] ?? 0),
      formatDay((setUp.at(-1) ?? 0) + 1),
    ]),
  );
  decisions.forEach((event, index) => {
    const {recipe: {id} = recipe(''), decision = 0} = plan.items[index] ?? {};
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe(new Date(decision * 86_400_000).toISOString().slice(0, 10));
    expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(86_400);
    expect(event.component.getFirstPropertyValue('url')).toBe(addressOf(id));
    expect(event.description).toContain(addressOf(id));
    expect(event.description).toContain(
      id === 'a' ? 'It costs under EUR 45 an order: Keep it; It costs more: Stop it.' : 'threshold',
    );
  });
  expect(new Set(events.map(({uid}) => uid)).size).toBe(events.length);
});

test('another parser reads the same events: texts, days and ids', () => {
  const text = planCalendar(plan, 'k3x9@example.com', addressOf);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const {events = []} = convertIcsCalendar(undefined, text);
  expect(
    events.map(({uid, summary, description, url, start, end}) => ({
      uid,
      summary,
      description,
      url,
      days: [start.type, day(start.date), end && day(end.date)],
    })),
  ).toEqual(
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((component) => {
        const {uid, summary, description, startDate, endDate} = new ICAL.Event(component);
        const url = component.getFirstPropertyValue('url') ?? undefined;
        return {uid, summary, description, url, days: ['DATE', startDate.toString(), endDate.toString()]};
      }),
  );
});

test('a plan that was moved moves its events in a calendar that had the first file', () => {
  const read = (made: typeof plan, id = 'k3x9') =>
    ICAL.Component.fromString(planCalendar(made, `${id}@example.com`, addressOf))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
  jest.useFakeTimers({now: new Date(2026, 11, 1)});
  const before = read(plan);
  jest.setSystemTime(new Date(2026, 11, 2));
  const after = read({...plan, items: plan.items.map((item) => ({...item, decision: item.decision + 7}))});
  jest.useRealTimers();
  expect(after.map(({uid}) => uid)).toEqual(before.map(({uid}) => uid));
  // Another plan of the same recipes, for another company, moves none of them.
  const uids = new Set(before.map(({uid}) => uid));
  expect(read(plan, 'q7w2').filter(({uid}) => uids.has(uid))).toEqual([]);
  after.forEach(({sequence}, index) => expect(sequence).toBeGreaterThan(before[index]?.sequence ?? NaN));
});

test('an empty plan is an empty calendar', () => {
  const text = planCalendar({items: [], warnings: []}, 'k3x9@example.com', addressOf);
  expect(text === '' || ICAL.Component.fromString(text).getAllSubcomponents('vevent').length === 0).toBe(
    true,
  );
});

test('Markdown has schedule, agenda and spend; JSON holds the same days', () => {
  const text = planMarkdown(plan, address, addressOf, [], () => false, {
    'meta-ads/retargeting': 'Meta retargeting',
  });
  expect(text).toContain(`[${plan.items[0]?.recipe.name}](${addressOf('a')})`);
  expect(text).toContain('**Week of 7 December 2026**');
  expect(text).toContain('In all: EUR 1,500-3,000');
  expect(text).not.toContain('Checklist');
  const [, before = ''] = text.split('## One page before each test');
  expect(before).toContain(
    '- Where, with no other change meanwhile: Meta Ads; Meta retargeting\n- Set-up: 2 days from 7 December 2026\n- Runs: 9 December 2026 to 5 January 2027, 4 weeks at least\n- Enough people: 3,000 e-mail contacts\n- Extra spend: EUR 1,500-3,000\n',
  );
  expect(before).toContain(
    '- What decides, and what we do then: It costs under EUR 45 an order: Keep it\n- Or: It costs more: Stop it',
  );
  expect(text).toContain(
    'tested; “quoted”: It costs under EUR 45 an order: Keep it; It costs more: Stop it.\n',
  );
  const json = JSON.parse(planJson(plan, address, addressOf, {})) as {
    items: {id: string; decision: string; decide: unknown}[];
  };
  expect(json.items.map(({id}) => id)).toEqual(['a', 'b']);
  expect(json.items[0]?.decision).toBe('2027-01-06');
  expect(json.items.map(({decide}) => decide)).toEqual([DECIDE, null]);
});

test('Markdown has the checklist with its days, ticked where it is; JSON what each recipe asks for', () => {
  const ticked = ({keys}: {keys: readonly string[]}) => keys.includes('b: marketing consent');
  const text = planMarkdown(plan, address, addressOf, checklistOf(plan, preparations), ticked, {});
  expect(text).toMatch(
    /## Checklist\n\n\*\*Recipe a, .*\*\*\n\n- \[x\] By 7 December 2026: Marketing consent\n- \[ \] By 7 December 2026: A product feed\n$/,
  );
  const {items} = JSON.parse(planJson(plan, address, addressOf, preparations)) as {
    items: {assetsNeeded: string[]; dependencies: string[]}[];
  };
  expect(items.map(({assetsNeeded, dependencies}) => ({assetsNeeded, dependencies}))).toEqual([
    preparations.a,
    preparations.b,
  ]);
});

test('the table has a row for each set-up, start and decision, with dates and what was decided, and no formulas', () => {
  const csv = planCsv(plan, [
    {
      plan: 'x',
      recipe: 'a',
      kind: 'decide',
      on: '2027-01-06',
      result: 'failed',
      figure: '=1+1',
      note: 'too "dear", I\'d say',
    },
  ]);
  const [head, ...rows] = csv.trim().split('\r\n');
  expect(head).toBe(
    '\uFEFF"What","Recipe","From","Until","Days","Rule","Result","Figure","Note"'.replace('\uFEFF', ''),
  );
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatch(/^"Set up","Recipe a, .*","2026-12-07","2026-12-08","2",/);
  const decided = rows.find((row) => row.startsWith('"Decide","Recipe a'));
  expect(decided).toContain('"2027-01-06","2027-01-06"');
  expect(decided?.endsWith(`"Failed","'=1+1","too ""dear"", I'd say"`)).toBe(true);
});

(hasOffice ? test : test.skip).each(['en-GB', 'de-DE'])(
  `LibreOffice reads the days of the table as dates: %s${leftOut}`,
  (locale) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plan-'));
    const file = path.join(dir, 'plan.csv');
    fs.writeFileSync(file, planCsv(plan, []));
    convert(dir, locale, 'fods', [file]);
    const sheet = load(fs.readFileSync(path.join(dir, 'plan.fods'), 'utf8'), {xml: true});
    const dates = sheet('table\\:table-cell[office\\:value-type="date"]')
      .toArray()
      // Equal cells side by side are written once.
      .flatMap(({attribs}) =>
        Array.from(
          {length: Number(attribs['table:number-columns-repeated'] ?? 1)},
          () => attribs['office:date-value'],
        ),
      );
    fs.rmSync(dir, {recursive: true});
    expect(dates).toEqual(
      plan.items.flatMap(({setUp, runs, decision}) =>
        [setUp[0], setUp.at(-1), runs, runs, decision, decision].map((day) => formatDay(day ?? 0)),
      ),
    );
  },
  120_000,
);
