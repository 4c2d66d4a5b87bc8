import {notify} from '@site/src/shell/toasts/notify';
import {sharePage} from '@site/src/shell/share/sharePage';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const page = {title: 'An entry', url: 'https://www.example.com/philosophy/journal/an-entry'};
const refused = (name: string) => jest.fn().mockRejectedValue(Object.assign(new Error(name), {name}));

/** Shares the page in a browser that has these of the two ways. */
function shareWith(ways: {share?: jest.Mock; clipboard?: {writeText: jest.Mock}}) {
  Object.assign(navigator, {share: undefined, clipboard: undefined, ...ways});
  return sharePage(page.title, page.url);
}

beforeEach(() => jest.mocked(notify).mockClear());

test("the browser's own sheet comes first", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const writeText = jest.fn();
  await shareWith({share, clipboard: {writeText}});
  expect(share).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test('closing the sheet is not an error and copies nothing', async () => {
  const writeText = jest.fn();
  await shareWith({share: refused('AbortError'), clipboard: {writeText}});
  expect(writeText).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  ['a sheet that fails', {share: refused('NotAllowedError')}],
  ['no sheet', {}],
])('with %s, the address is copied, and a toast says so', async (_, sheet) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await shareWith({...sheet, clipboard: {writeText}});
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(jest.mocked(notify).mock.calls).toEqual([['Link copied', expect.any(String)]]);
});

test.each([
  ['a clipboard that refuses', {clipboard: {writeText: refused('NotAllowedError')}}],
  ['no clipboard', {}],
])('with %s, a toast shows the address', async (_, ways) => {
  await shareWith(ways);
  expect(jest.mocked(notify).mock.calls).toEqual([['Copy this address to share', page.url]]);
});
