import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Bets from '@site/src/features/recipes/list/Bets';
import {
  amounts,
  betInWords,
  betsOf,
  COMPACT,
  fits,
  nearest,
  placesOf,
  spanOf,
  WIDE,
} from '@site/src/features/recipes/list/BetsPlaces';
import {indexEntryOf} from '@site/src/features/recipes/list/library';
import {recipe} from '../../../support/recipes';

const bet = (id: string, setUpDays: number, runsDays: number, spend = 0, adSpendPerMonth?: number) =>
  indexEntryOf(
    recipe({
      ...{id, name: id},
      plan: {setUpDays, runsDays, needs: [], occupies: [], ...(spend > 0 && {spend: {from: 0, to: spend}})},
      fit: {...recipe().fit, least: {ordersPerMonth: 100, adSpendPerMonth}},
    }),
  );
const index = [
  bet('dear', 5, 49, 6_000, 900),
  bet('ads', 5, 28, 0, 3_000),
  bet('free', 1, 56),
  ...['a', 'b', 'c', 'd'].map((id) => bet(id, 5, 28, 3_000)),
];
const bets = betsOf(index);

test('a bet has its weeks, set-up included, and the money at risk in words', () => {
  expect(bets.map(betInWords).filter((words) => !/^[abcd],/.test(words))).toEqual([
    'ads, EUR\u00A03,000 of ads a month, verdict after 5 weeks',
    'dear, up to EUR\u00A06,000 extra, verdict after 8 weeks',
    'free, no extra spend, verdict after 9 weeks',
  ]);
});

test.each([WIDE, COMPACT])('no dot hides another, and each is on the sheet, in its own row', (sheet) => {
  const places = placesOf(bets, sheet, spanOf(bets));
  places.forEach(({x, y, r}, at) => {
    expect(Math.min(x, y, sheet.width - x, sheet.height - y)).toBeGreaterThanOrEqual(r);
    expect(y > sheet.height - sheet.row).toBe(bets[at]?.money === 0);
    places
      .slice(0, at)
      .forEach((other) => expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(r + other.r));
  });
});

test('what fits is within the budget and the wait, the nearest first', () => {
  expect(bets.filter((each) => fits(each, 3_000, 8))).toHaveLength(5);
  expect(nearest(bets, 6_000, 9, spanOf(bets)).map(({id}) => id)[0]).toBe('dear');
  expect(amounts([1, 3], spanOf(bets))).toEqual([3_000, 10_000]);
});

test('a smaller budget leaves fewer bets, and arrows go from dot to dot', () => {
  render(<Bets index={index} />, {wrapper: MemoryRouter});
  expect(screen.getByText(/^6 of 7 bets fit EUR\s3,000 and 9 weeks$/)).toBeTruthy();
  fireEvent.change(screen.getByRole('slider', {name: /^Budget/}), {target: {value: 0}});
  expect(screen.getByText(/^1 of 7 bets fit EUR\s0 /)).toBeTruthy();
  const dots = screen.getByRole('list', {name: /^All bets/}).querySelectorAll('a');
  dots[0]?.focus();
  fireEvent.keyDown(dots[0] ?? document.body, {key: 'ArrowLeft'});
  expect(document.activeElement).toBe(dots[6]);
});
