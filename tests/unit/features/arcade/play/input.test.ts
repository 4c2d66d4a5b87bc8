import {createInput} from '@site/src/features/arcade/play/input';

test('an action is held until the last of its keys and fingers lets go, and begins once', () => {
  const input = createInput<'left'>();
  input.hold('left', 'ArrowLeft');
  input.hold('left', 'KeyA');
  expect(input.take()).toEqual({held: ['left'], pressed: ['left']});
  input.release('ArrowLeft');
  expect(input.take()).toEqual({held: ['left'], pressed: []});
  input.release('KeyA');
  expect(input.take()).toEqual({held: [], pressed: []});
});

test('once all is let go, a key that was down before lets go of nothing', () => {
  const input = createInput<'left'>();
  input.hold('left', 'ArrowLeft');
  input.clear();
  expect(input.take()).toEqual({held: [], pressed: []});
  input.hold('left', 'KeyA');
  input.release('ArrowLeft');
  expect(input.take().held).toEqual(['left']);
});
