import {notify} from '@site/src/shell/toasts/notify';
import {sharePage} from '@site/src/shell/share/sharePage';

jest.mock('@site/src/shell/toasts/notify', () => ({notify: jest.fn()}));

const page = {title: 'An entry', url: 'https://www.example.com/philosophy/journal/an-entry'};
const works = () => jest.fn().mockResolvedValue(undefined);
const refuses = (name: string) => jest.fn().mockRejectedValue(Object.assign(new Error(name), {name}));

test.each([
  ["the browser's own sheet", works(), works(), 0, undefined],
  ['a sheet that is closed', refuses('AbortError'), works(), 0, undefined],
  ['a sheet that fails', refuses('NotAllowedError'), works(), 1, 'Link copied'],
  ['no sheet', undefined, works(), 1, 'Link copied'],
  ['a clipboard that refuses', undefined, refuses('NotAllowedError'), 1, 'Copy this address to share'],
  ['neither', undefined, undefined, 0, 'Copy this address to share'],
])(
  'with %s, the page is shared, else copied, else its address is shown',
  async (_, share, writeText, copies, told) => {
    jest.mocked(notify).mockClear();
    Object.assign(navigator, {share, clipboard: writeText && {writeText}});
    await sharePage(page.title, page.url);
    if (share !== undefined) {
      expect(share).toHaveBeenCalledWith(page);
    }
    expect(writeText?.mock.calls ?? []).toEqual(Array.from({length: copies}, () => [page.url]));
    expect(jest.mocked(notify).mock.calls.map(([title]) => title)).toEqual(told === undefined ? [] : [told]);
  },
);
