import {share} from '@site/src/features/share/share';

const page = {title: 'An entry', url: 'https://www.example.com/philosophy/journal/an-entry'};
const named = (name: string) => Object.assign(new Error(name), {name});

describe('sharing', () => {
  test("the browser's own sheet comes first", async () => {
    const open = jest.fn().mockResolvedValue(undefined);
    const writeText = jest.fn();
    await expect(share(page, {share: open, clipboard: {writeText}})).resolves.toBe('shared');
    expect(open).toHaveBeenCalledWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('closing the sheet is not an error and copies nothing', async () => {
    const writeText = jest.fn();
    const open = jest.fn().mockRejectedValue(named('AbortError'));
    await expect(share(page, {share: open, clipboard: {writeText}})).resolves.toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  test('a sheet that fails falls back to the clipboard', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    const open = jest.fn().mockRejectedValue(named('NotAllowedError'));
    await expect(share(page, {share: open, clipboard: {writeText}})).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(page.url);
  });

  test('without a sheet the address is copied', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    await expect(share(page, {clipboard: {writeText}})).resolves.toBe('copied');
  });

  test('a refused or missing clipboard is told as a failure', async () => {
    const writeText = jest.fn().mockRejectedValue(named('NotAllowedError'));
    await expect(share(page, {clipboard: {writeText}})).resolves.toBe('failed');
    await expect(share(page, {})).resolves.toBe('failed');
  });
});
