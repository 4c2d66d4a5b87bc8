import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {Game, Played} from '@site/src/features/arcade/play/game';
import {startsAgain} from '@site/src/features/arcade/play/useAgain';
import {useGame} from '@site/src/features/arcade/play/useGame';

const KEY = 'gfn-test-high-score';
const GAME: Game<Played<'go'>, 'go', never> = {
  step: (state) => ({state, events: []}),
  highScoreKey: KEY,
  saves: 'at the end',
  keys: {Space: 'go'},
  pauseKey: 'KeyP',
  soundOf: () => null,
  tell: () => null,
};
const OPTIONS = {
  create: (seed: number): Played<'go'> => ({
    carryMs: 0,
    waiting: [],
    over: false,
    level: 1,
    score: seed === 1 ? 0 : 70,
  }),
  onFrame: () => undefined,
};

function Sample(): ReactNode {
  const {region, stage, begin, menu, switchSound, toggle, told} = useGame(GAME, OPTIONS);
  return (
    <div ref={region}>
      <div ref={stage} tabIndex={-1} role="application" aria-label="Field" />
      <button onClick={begin}>Start</button>
      <button onClick={menu}>Menu</button>
      <button onClick={switchSound}>Sound</button>
      <button onClick={toggle}>Pause</button>
      <p role="status">{told}</p>
    </div>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const scrolled = jest.fn();
/** What the browser reports where a phone is turned. */
const orientation = Object.assign(new EventTarget(), {matches: true}) as MediaQueryList;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = scrolled.mockClear();
  window.matchMedia = () => orientation;
  render(<Sample />);
});

it('brings the field into view and gives it the focus at the start', () => {
  press('Start');
  expect(scrolled).toHaveBeenCalled();
  expect(screen.getByRole('application')).toHaveFocus();
});

it('brings the field back into view when the phone is turned in play', () => {
  orientation.dispatchEvent(new Event('change'));
  expect(scrolled).not.toHaveBeenCalled();
  press('Start');
  scrolled.mockClear();
  orientation.dispatchEvent(new Event('change'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('keeps the record of a game that is left for the menu', () => {
  press('Start');
  press('Menu');
  expect(localStorage.getItem(KEY)).toBe('70');
});

it('gives the focus back to the field after the sound was switched in play, and leaves it alone before', () => {
  screen.getByRole('button', {name: 'Sound'}).focus();
  press('Sound');
  expect(screen.getByRole('button', {name: 'Sound'})).toHaveFocus();
  press('Start');
  screen.getByRole('button', {name: 'Sound'}).focus();
  press('Sound');
  expect(screen.getByRole('application')).toHaveFocus();
});

it('does not tell again after a pause what it told before', () => {
  press('Start');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  press('Pause');
  press('Pause');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['Space', false, 1000, true],
  ['Enter', false, 1000, true],
  ['Space', true, 1000, false],
  ['Space', false, 100, false],
  ['KeyA', false, 1000, false],
])('after the end, %s (repeated: %s) %i ms later starts again: %s', (code, repeat, sinceEndMs, starts) => {
  expect(startsAgain({code, repeat}, sinceEndMs)).toBe(starts);
});
