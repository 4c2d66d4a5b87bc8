import {readStored, subscribeStored, writeStored} from '@site/src/shell/storage/safeStorage';

test('what another tab stores counts, and not what this one had to keep in memory', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard = jest.fn();
  const stop = subscribeStored(heard);
  expect(writeStored('key', 'here')).toBe(false);
  expect(readStored('key')).toBe('here');
  full.mockRestore();
  window.localStorage.setItem('key', 'there');
  window.dispatchEvent(new StorageEvent('storage', {key: 'key', newValue: 'there'}));
  expect(readStored('key')).toBe('there');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
