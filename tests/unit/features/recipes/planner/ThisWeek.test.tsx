import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import texts from '@site/src/data/pages/growth-plan.yaml';
import {parsePlan, type PlanAddress} from '@site/src/features/recipes/plan/address';
import {parseDay} from '@site/src/features/recipes/plan/days';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import ThisWeek from '@site/src/features/recipes/planner/ThisWeek';
import type {PlanState} from '@site/src/features/recipes/planner/usePlan';
import {planRecipe} from '../../../support/planRecipe';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const START = parseDay('2026-12-07') ?? 0;
const address = {...parsePlan('recipes=a&days=10&id=abcd'), start: START};
const plan = schedule(address, [
  planRecipe({id: 'a', occupies: ['site/home'], decide: [{when: 'it pays', then: 'Keep it'}]}),
]);

/** What is due on a day; gives what the plan becomes. */
function on(day: string, part: Partial<PlanState> = {}): jest.Mock<undefined, [PlanAddress]> {
  jest.useFakeTimers({now: new Date(`${day}T12:00:00`)});
  const show = jest.fn<undefined, [PlanAddress]>();
  const state = {plan, address, start: START, sent: false, show, ...part} as Partial<PlanState> as PlanState;
  render(
    <MemoryRouter>
      <ThisWeek state={state} />
    </MemoryRouter>,
  );
  return show;
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

test('a plan that came with a link, or holds nothing, asks for nothing', () => {
  on('2026-12-09', {sent: true});
  on('2026-12-09', {plan: {items: [], warnings: []}});
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a plan that has not begun says what comes first', () => {
  on('2026-12-04');
  expect(screen.getByText(/Next is Set up a: /)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a decision that slipped says what has begun in its place since', () => {
  const [item] = plan.items;
  if (item === undefined) throw new Error('nothing is planned');
  const other = {...item, recipe: planRecipe({id: 'b', occupies: item.recipe.occupies}), setUp: []};
  const both = {...plan, items: [item, {...other, runs: item.decision, decision: item.decision + 28}]};
  on('2027-01-18', {plan: both});
  expect(screen.getAllByText(/^b has run in the same place since .*: judge by the figures/)).toHaveLength(1);
});

test('what is done is asked for no longer', () => {
  on('2026-12-08');
  fireEvent.click(screen.getByRole('button', {name: 'Done: Set up a'}));
  expect(screen.queryByRole('button', {name: 'Done: Set up a'})).toBeNull();
  expect(screen.getByRole('heading', {name: texts.week.heading})).toHaveFocus();
});

test('a decision keeps its figure and its note, and ends the row of its recipe', () => {
  const show = on('2027-01-11');
  expect(screen.getByText('It pays: Keep it')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^The figure/), {target: {value: 'EUR 48'}});
  fireEvent.click(screen.getByRole('button', {name: 'Failed: a'}));
  expect(JSON.parse(window.localStorage.getItem('gfn-plan-log') ?? '')).toEqual([
    {plan: 'abcd', recipe: 'a', kind: 'decide', on: '2027-01-11', result: 'failed', figure: 'EUR 48'},
  ]);
  expect(show.mock.calls[0]?.[0].later).toEqual([
    expect.objectContaining({id: 'a', begun: expect.objectContaining({failed: true})}),
  ]);
});
