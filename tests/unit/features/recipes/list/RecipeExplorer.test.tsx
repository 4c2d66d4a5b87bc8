import '@testing-library/jest-dom';
import type {PropsWithChildren} from 'react';
import {act, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {indexEntryOf, listCardOf, type ListCard} from '@site/src/features/recipes/list/library';
import RecipeExplorer from '@site/src/features/recipes/list/RecipeExplorer';
import {sortRecipes} from '@site/src/features/recipes/list/results';
import {recipe} from '../../../support/recipes';

jest.mock('@site/src/components/motion/useReducedMotion', () => ({useReducedMotion: () => true}));

// jsdom does not know its <search>.
jest.mock('@site/src/features/recipes/list/FilterBar', () => ({
  __esModule: true,
  default: ({children}: PropsWithChildren) => children,
}));

const recipes = Array.from({length: 26}, (_, at) =>
  recipe({id: `r${at}`, name: `Recipe ${at}`, expectedImpact: at % 2 === 0 ? 'Low' : 'High'}),
);
const index = sortRecipes(recipes.map(indexEntryOf), 'recommended');
const cards = recipes.map(listCardOf);
const first = index.slice(0, 10).flatMap(({id}) => cards.find((card) => card.id === id) ?? []);

/** jsdom has no pointers: a press with the mouse. */
function point(type: 'pointerDown' | 'pointerUp', target: Element): void {
  const event = createEvent[type](target);
  Object.defineProperty(event, 'pointerType', {value: 'mouse'});
  fireEvent(target, event);
}

test('a press on Next is kept while a filter changes the list: nothing moves under it until it has ended', async () => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  let come: (value: {default: readonly ListCard[]}) => void = () => undefined;
  const loadCards = () =>
    new Promise<{default: readonly ListCard[]}>((resolve) => {
      come = resolve;
    });
  render(
    <MemoryRouter initialEntries={['/services/growth-recipes']}>
      <RecipeExplorer index={index} first={first} updated="2026-11-28" loadCards={loadCards} />
    </MemoryRouter>,
  );
  const names = () =>
    screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent ?? '');
  const next = screen.getByRole('button', {name: 'Next'});
  const before = names();
  point('pointerDown', next);
  // What was chosen just before arrives during the press.
  fireEvent.change(screen.getAllByRole('combobox', {name: 'Impact'})[0] ?? next, {target: {value: 'Low'}});
  expect(screen.getByRole('button', {name: 'Page 3'})).toBeVisible();
  point('pointerUp', next);
  fireEvent.click(next);
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.queryByRole('button', {name: 'Page 3'})).toBeNull();
  expect(screen.getByRole('button', {name: 'Page 2'})).toHaveAttribute('aria-current', 'page');

  // So do the cards that had to be fetched.
  const previous = screen.getByRole('button', {name: 'Previous'});
  point('pointerDown', previous);
  await act(async () => {
    come({default: cards});
    await Promise.resolve();
  });
  expect(names()).toEqual(before);
  point('pointerUp', previous);
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(names()).toHaveLength(3);
  jest.useRealTimers();
});
