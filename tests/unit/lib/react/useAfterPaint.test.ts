import {act, renderHook} from '@testing-library/react';
import {useAfterPaint} from '@site/src/lib/react/useAfterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets a frame begin, and, unless it says otherwise, be drawn. */
const frame = ({drawn = true} = {}) =>
  act(() => {
    jest.advanceTimersToNextFrame();
    if (drawn) {
      jest.advanceTimersByTime(1);
    }
  });

test('a value is taken once a frame with it has been drawn, and the last one where several come before', () => {
  const {result, rerender} = renderHook(({value}) => useAfterPaint(value), {initialProps: {value: 'a'}});
  expect(result.current).toBe('a');
  rerender({value: 'b'});
  frame({drawn: false});
  expect(result.current).toBe('a');
  rerender({value: 'c'});
  jest.advanceTimersByTime(1);
  expect(result.current).toBe('a');
  frame();
  expect(result.current).toBe('c');
});
