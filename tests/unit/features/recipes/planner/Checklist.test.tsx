import {fireEvent, render, screen} from '@testing-library/react';
import type {Preparations} from '@site/src/features/recipes/plan/library';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import Checklist from '@site/src/features/recipes/planner/Checklist';
import {planRecipe} from '../../../support/planRecipe';

const preparations: Preparations = {
  a: {dependencies: ['Marketing consent'], assetsNeeded: ['A product feed']},
  b: {dependencies: ['marketing consent'], assetsNeeded: ['Two films']},
};
const load = () => Promise.resolve(preparations);

const planOf = (...ids: string[]) =>
  schedule(
    {...parsePlan(`recipes=${ids.join()}&first=${ids[0] ?? ''}&days=4`), start: 20_000},
    ids.map((id) => planRecipe({id, name: `Recipe ${id}`})),
  );
/** What is shown, in its order, with a mark before what is ticked. */
const shown = () =>
  screen
    .getAllByRole('checkbox', {hidden: true})
    .map((box) => `${(box as HTMLInputElement).checked ? 'x ' : ''}${box.closest('label')?.textContent}`);
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const counts = (text: string) => screen.getAllByText(text).map(({tagName}) => tagName);

afterEach(() => window.localStorage.clear());

test('what is ticked is counted, and stays ticked in a plan in another order or of other recipes', async () => {
  const {rerender, unmount} = render(<Checklist plan={planOf('a', 'b')} load={load} />);
  await screen.findAllByText('0 of 3 ready');
  press('Marketing consent');
  press('Two films');
  expect(shown()).toEqual(['x Marketing consent', 'A product feed', 'x Two films']);
  expect(counts('2 of 3 ready')).toHaveLength(2);
  rerender(<Checklist plan={planOf('b', 'a')} load={load} />);
  expect(shown()).toEqual(['x marketing consent', 'x Two films', 'A product feed']);
  unmount();
  render(<Checklist plan={planOf('b')} load={load} />);
  await screen.findAllByText('2 of 2 ready');
  expect(shown()).toEqual(['x marketing consent', 'x Two films']);
});

test('what two recipes ask for is unticked for both', async () => {
  const {rerender} = render(<Checklist plan={planOf('a', 'b')} load={load} />);
  await screen.findAllByText('0 of 3 ready');
  press('Marketing consent');
  press('Marketing consent');
  rerender(<Checklist plan={planOf('b')} load={load} />);
  expect(shown()).toEqual(['marketing consent', 'Two films']);
});

test('without storage a tick stays while the page is open', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const {unmount} = render(<Checklist plan={planOf('a')} load={load} />);
  await screen.findAllByText('0 of 2 ready');
  press('A product feed');
  unmount();
  render(<Checklist plan={planOf('a')} load={load} />);
  await screen.findAllByText('1 of 2 ready');
  set.mockRestore();
});
