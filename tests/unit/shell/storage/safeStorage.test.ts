import {readStored, subscribeStored, writeStored} from '@site/src/shell/storage/safeStorage';

test.each([
  ['stores it', 'plan', 'theirs'],
  ['deletes it', 'plan', null],
  ['deletes all', null, null],
])('a value that had no room here gives way once another tab %s', (_, key, stored) => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('plan', 'ours');
  expect(readStored('plan')).toBe('ours');
  full.mockRestore();
  const seen: (string | null)[] = [];
  const stop = subscribeStored(() => seen.push(readStored('plan')));

  window.dispatchEvent(new StorageEvent('storage', {key: 'another'}));
  if (stored !== null) {
    window.localStorage.setItem('plan', stored);
  }
  window.dispatchEvent(new StorageEvent('storage', {key, newValue: stored}));

  expect(seen).toEqual(['ours', stored]);
  stop();
  window.localStorage.clear();
});
