import {act, renderHook} from '@testing-library/react';
import {useSteady} from '@site/src/lib/react/useSteady';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const send = (type: string, pointerType: string) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), {pointerType}));
  });

test.each(['mouse', 'touch', 'pen'])(
  'what comes while something is pressed by %s waits until the click has come',
  (pointer) => {
    const {result, rerender} = renderHook(useSteady, {initialProps: 'before'});
    send('pointerdown', pointer);
    rerender('after');
    expect(result.current).toBe('before');
    send('pointerup', pointer);
    expect(result.current).toBe('before');
    act(() => {
      jest.runAllTimers();
    });
    expect(result.current).toBe('after');
  },
);

test('a second press soon after the first holds on as well', () => {
  const {result, rerender} = renderHook(useSteady, {initialProps: 'before'});
  send('pointerdown', 'touch');
  send('pointerup', 'touch');
  send('pointerdown', 'touch');
  rerender('after');
  act(() => {
    jest.runAllTimers();
  });
  expect(result.current).toBe('before');
});
