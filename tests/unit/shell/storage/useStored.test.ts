import {act, renderHook} from '@testing-library/react';
import {notify} from '@site/src/shell/toasts/notify';
import {parseTextList, useWork} from '@site/src/shell/storage/useStored';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

test.each([null, '', '{', '3', 'null', '{"a":1}', '"text"', '[1,{}]'])(
  'stored text %j counts as an empty list',
  (text) => {
    expect(parseTextList(text)).toEqual([]);
  },
);

test('without storage, work is kept for the visit, and that it will not last is said once', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const {result} = renderHook(() => useWork('gfn-work', parseTextList));
  act(() => result.current[1](['kept']));
  act(() => result.current[1](['kept', 'more']));
  expect(result.current[0]).toEqual(['kept', 'more']);
  expect(notify).toHaveBeenCalledTimes(1);
  blocked.mockRestore();
});
