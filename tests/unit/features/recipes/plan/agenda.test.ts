/** @jest-environment node */
import ICAL from 'ical.js';
import {agendaOf, costOf, nextOf} from '@site/src/features/recipes/plan/agenda';
import {planCalendar, planMarkdown} from '@site/src/features/recipes/plan/files';
import {formatDay, parseDay} from '@site/src/features/recipes/plan/days';
import {nextWords} from '@site/src/features/recipes/plan/words';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import {planRecipe} from '../../../support/planRecipe';

const day = (date: string) => parseDay(date) ?? 0;
const QUERY = 'recipes=a,b&start=2027-01-04&days=6';
const plan = schedule({recipes: ['a', 'b'], start: day('2027-01-04'), days: 6}, [
  planRecipe({
    id: 'a',
    number: 1,
    name: 'Recipe a, tested; “quoted”',
    spend: {from: 1_500, to: 3_000},
    hoursPerWeek: 2,
    decide: [
      {when: 'it costs under EUR 45 an order', then: 'Keep it'},
      {when: 'it costs more', then: 'Stop it'},
    ],
  }),
  planRecipe({id: 'b', number: 2, setUpDays: 3, needs: ['a'], hoursPerWeek: 1}),
]);
const addressOf = (id: string) => `https://example.com/${id}`;

test('the agenda has each week in which something begins or is decided', () => {
  expect(
    agendaOf(plan).map(({monday, entries}) => [
      formatDay(monday),
      ...entries.map(({kind, recipe: {id}}) => `${kind} ${id}`),
    ]),
  ).toEqual([
    ['2027-01-04', 'set up a', 'start a'],
    ['2027-02-01', 'decide a', 'set up b'],
    ['2027-02-08', 'start b'],
    ['2027-03-08', 'decide b'],
  ]);
});

test.each([
  ['2026-12-31', '2027-01-04', ['set up a', 'start a'], 'Next: Mon 4 Jan, set up 01'],
  ['2027-01-05', '2027-01-04', ['set up a', 'start a'], 'Today, set up 01'],
  ['2027-01-20', '2027-02-01', ['decide a', 'set up b'], 'Next: Wed 3 Feb, decide on 01'],
  ['2027-02-09', '2027-02-08', ['start b'], 'Next: Mon 8 Mar, decide on 02'],
  ['2027-04-05', undefined, undefined, 'All days of this plan are over'],
])(
  'on %s, the agenda begins with the week of %s, and its title says what is next',
  (date, monday, due, title) => {
    const today = day(date);
    const [first] = agendaOf(plan, today);
    expect(first && formatDay(first.monday)).toBe(monday);
    expect(first?.entries.map(({kind, recipe: {id}}) => `${kind} ${id}`)).toEqual(due);
    expect(nextWords(nextOf(plan, today), today)).toBe(title);
  },
);

test('what a plan takes is the sum of its recipes, and the hours of its busiest week', () => {
  expect(costOf(plan)).toEqual({setUpDays: 5, hours: 2, spend: {from: 1_500, to: 3_000}});
});

test('the calendar is read by a strict parser: all-day events for set-ups and decisions, with ids from the address', () => {
  const read = (query: string) =>
    ICAL.Component.fromString(planCalendar(plan, query, 'example.com', addressOf))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
  const events = read(QUERY);
  expect(
    events.map(({summary, startDate, endDate}) => [summary, String(startDate), String(endDate)]),
  ).toEqual([
    ['Set up: Recipe a, tested; “quoted” (2 days)', '2027-01-04', '2027-01-06'],
    ['Decide: Recipe a, tested; “quoted”', '2027-02-03', '2027-02-04'],
    ['Set up: b (3 days)', '2027-02-03', '2027-02-06'],
    ['Decide: b', '2027-03-08', '2027-03-09'],
  ]);
  expect(events[1]?.description).toContain('It costs under EUR 45 an order: Keep it');
  expect(events[1]?.component.getFirstPropertyValue('url')).toBe(addressOf('a'));
  const ids = events.map(({uid}) => uid);
  expect(new Set(ids).size).toBe(ids.length);
  expect(read(QUERY).map(({uid}) => uid)).toEqual(ids);
  expect(read(`${QUERY}0`).map(({uid}) => uid)).not.toEqual(ids);
});

test('a line of the calendar has 75 octets at most, wherever a letter of several octets is', () => {
  for (let length = 1; length < 160; length += 1) {
    const name = `${'a'.repeat(length)}–“€𝄞”`;
    const [item] = plan.items;
    const items = item === undefined ? [] : [{...item, recipe: {...item.recipe, name}}];
    const calendar = planCalendar({...plan, items}, QUERY, 'example.com', addressOf);
    const lengths = calendar.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    const [event] = ICAL.Component.fromString(calendar).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toContain(name);
  }
});

test('the Markdown has the schedule, the sum and the agenda', () => {
  const text = planMarkdown(plan, 'https://example.com/plan', addressOf);
  expect(text).toContain(
    '| [b](https://example.com/b) | 3 February 2027 | 8 February 2027 | 8 March 2027 | - |',
  );
  expect(text).toContain('In all: 5 days of set-up, EUR 1,500-3,000 extra.');
  expect(text).toContain(
    '- 3 February 2027: Decide on Recipe a, tested; “quoted”\n  - It costs under EUR 45 an order: Keep it\n',
  );
});
