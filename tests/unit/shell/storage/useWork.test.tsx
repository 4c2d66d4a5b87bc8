import {act, renderHook} from '@testing-library/react';
import {parseTextList} from '@site/src/shell/storage/useStored';
import {useWork} from '@site/src/shell/storage/useWork';
import {notify} from '@site/src/shell/toasts/notify';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const KEY = 'gfn-work';

test.each([null, '', '{', '3', 'null', '{"a":1}', '"text"', '[1,{}]'])(
  'stored text %j counts as an empty list',
  (text) => {
    expect(parseTextList(text)).toEqual([]);
  },
);

test('what another tab keeps shows here at once', () => {
  const {result} = renderHook(() => useWork(KEY, parseTextList));
  act(() => {
    window.localStorage.setItem(KEY, '["x"]');
    window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
  });
  expect(result.current[0]).toEqual(['x']);
});

test('with storage blocked, work is still kept for this visit, and is said once not to last', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const {result} = renderHook(() => useWork(KEY, parseTextList));
  act(() => result.current[1](['kept']));
  act(() => result.current[1](['kept', 'more']));
  expect(result.current[0]).toEqual(['kept', 'more']);
  expect(notify).toHaveBeenCalledTimes(1);
  get.mockRestore();
  set.mockRestore();
});
