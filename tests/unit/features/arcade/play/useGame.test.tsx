import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {Played} from '@site/src/features/arcade/engine/fixedStep';
import {useGame, type Game} from '@site/src/features/arcade/play/useGame';
import {startsAgain} from '@site/src/features/arcade/play/useKeys';

type Action = 'left' | 'right' | 'down';

let over = false;
const END = 'end';
const KEY = 'gfn-test-high-score';
const GAME: Game<Played<Action>, Action, string> = {
  step: (state) => ({state: {...state, over}, events: over ? [END] : []}),
  highScoreKey: KEY,
  saves: 'at the end',
  keys: {ArrowLeft: 'left', KeyA: 'left', KeyS: 'down', KeyD: 'right'},
  pauseKey: 'KeyP',
  announce: () => null,
};
const OPTIONS = {
  create: (seed: number): Played<Action> => ({
    carryMs: 0,
    waiting: [],
    over: false,
    level: 1,
    score: seed === 1 ? 0 : 70,
  }),
  onFrame: () => undefined,
};

let held: () => readonly Action[] = () => [];

function Sample(): ReactNode {
  const {region, stage, input, session, begin, menu, toggle, announcement} = useGame(GAME, OPTIONS);
  held = () => input.take().held;
  return (
    <div ref={region}>
      <div ref={stage} tabIndex={-1} role="application" aria-label="Field" />
      <button onClick={begin}>Start</button>
      <button onClick={menu}>Menu</button>
      <button onClick={toggle}>Pause</button>
      <p role="status">{announcement}</p>
      <p data-testid="phase">{session.phase}</p>
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

it('brings the field back into view when the phone is turned in play', () => {
  orientation.dispatchEvent(new Event('change'));
  expect(scrolled).not.toHaveBeenCalled();
  press('Start');
  scrolled.mockClear();
  orientation.dispatchEvent(new Event('change'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('keeps no score of a game that is left for the menu', () => {
  press('Start');
  press('Menu');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['the key with the letter, wherever it lies', {code: 'KeyR', key: 'p'}],
  ['the key in its place, whatever its letter', {code: 'KeyP', key: 'l'}],
])('pauses by %s', (_name, pressed) => {
  press('Start');
  fireEvent.keyDown(screen.getByRole('application'), pressed);
  expect(screen.getByTestId('phase')).toHaveTextContent('paused');
});

it.each([
  ['AZERTY, A', {code: 'KeyQ', key: 'a'}, 'left'],
  ['AZERTY, Q in the place of A', {code: 'KeyA', key: 'q'}, 'left'],
  ['Dvorak, D', {code: 'KeyH', key: 'd'}, 'right'],
  ['Dvorak, E in the place of D', {code: 'KeyD', key: 'e'}, 'right'],
  ['Colemak, S in the place of D: the letter wins', {code: 'KeyD', key: 's'}, 'down'],
  ['Ukrainian, the letter in the place of D', {code: 'KeyD', key: 'в'}, 'right'],
  ['capitals', {code: 'KeyA', key: 'A'}, 'left'],
])('moves by letter and by place: %s', (_name, pressed, action) => {
  press('Start');
  const field = screen.getByRole('application');
  fireEvent.keyDown(field, pressed);
  expect(held()).toEqual([action]);
  fireEvent.keyUp(field, pressed);
  expect(held()).toEqual([]);
});

it('leaves the page the keys that it has no use for, while it is paused', () => {
  press('Start');
  const field = screen.getByRole('application');
  // False where the page was kept from scrolling.
  const arrow = () => fireEvent.keyDown(field, {code: 'ArrowLeft', key: 'ArrowLeft'});
  expect(arrow()).toBe(false);
  press('Pause');
  expect(arrow()).toBe(true);
});

it('leaves the page its keys after the end, once none can still be meant for the game', () => {
  jest.useFakeTimers();
  over = true;
  press('Start');
  act(() => jest.advanceTimersByTime(50));
  expect(screen.getByTestId('phase')).toHaveTextContent('gameOver');
  const field = screen.getByRole('application');
  const arrow = () => fireEvent.keyDown(field, {code: 'ArrowLeft', key: 'ArrowLeft'});
  expect(arrow()).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(arrow()).toBe(true);
  expect(fireEvent.keyDown(field, {code: 'KeyP', key: 'p'})).toBe(true);
  over = false;
  jest.useRealTimers();
});

it('lets go of what is held when Cmd is let go, of which macOS reports no end', () => {
  press('Start');
  const field = screen.getByRole('application');
  fireEvent.keyDown(field, {code: 'ArrowLeft', key: 'ArrowLeft'});
  expect(held()).toEqual(['left']);
  fireEvent.keyUp(field, {code: 'MetaLeft', key: 'Meta'});
  expect(held()).toEqual([]);
});

it('does not repeat its last announcement after a pause', () => {
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
