import {act, renderHook} from '@testing-library/react';
import {ROTATION_MS, useRotation} from '../../../src/features/home/useRotation';

function stubMotion(reduced: boolean): void {
  Object.assign(window, {
    matchMedia: () => ({
      matches: reduced,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('goes round every two seconds', () => {
  stubMotion(false);
  const {result} = renderHook(() => useRotation(2));
  expect(ROTATION_MS).toBe(2000);
  pass(1999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
  pass(2000);
  expect(result.current.index).toBe(0);
});

test('stands still while paused, and goes on from there', () => {
  stubMotion(false);
  const {result} = renderHook(() => useRotation(2));
  act(() => result.current.toggle());
  pass(10_000);
  expect(result.current).toMatchObject({index: 0, paused: true});
  act(() => result.current.toggle());
  pass(2000);
  expect(result.current.index).toBe(1);
});

test('never moves under reduced motion', () => {
  stubMotion(true);
  const {result} = renderHook(() => useRotation(2));
  pass(10_000);
  expect(result.current.index).toBe(0);
});
