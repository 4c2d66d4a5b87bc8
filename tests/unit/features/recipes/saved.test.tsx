import {act, renderHook} from '@testing-library/react';
import {notify} from '@site/src/shell/toasts/notify';
import {useSavedRecipes} from '@site/src/features/recipes/saved';
import {parseTextList} from '@site/src/shell/storage/useStored';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

test.each([null, '', '{', '3', 'null', '{"a":1}', '"text"', '[1,{}]'])(
  'stored text %j counts as an empty list',
  (text) => {
    expect(parseTextList(text)).toEqual([]);
  },
);

test('saving adds, saving again removes', () => {
  const {result} = renderHook(() => useSavedRecipes());
  act(() => void result.current.toggle('a'));
  act(() => void result.current.toggle('b'));
  expect([...result.current.saved]).toEqual(['a', 'b']);
  act(() => void result.current.toggle('a'));
  expect([...result.current.saved]).toEqual(['b']);
});

test('what another tab saves shows here at once', () => {
  const {result} = renderHook(() => useSavedRecipes());
  act(() => {
    window.localStorage.setItem('gfn-saved-recipes', '["x"]');
    window.dispatchEvent(new StorageEvent('storage', {key: 'gfn-saved-recipes'}));
  });
  expect([...result.current.saved]).toEqual(['x']);
});

test('with storage blocked, saving still works for this visit, and is said once not to last', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const {result} = renderHook(() => useSavedRecipes());
  act(() => void result.current.toggle('kept'));
  act(() => void result.current.toggle('more'));
  expect([...result.current.saved]).toEqual(['kept', 'more']);
  expect(notify).toHaveBeenCalledTimes(1);
  get.mockRestore();
  set.mockRestore();
});
