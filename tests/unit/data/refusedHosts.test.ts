import {evidenceFields} from '@site/src/data/evidence/schema';
import {isRefused} from '@site/src/data/evidence/refusedHosts';

test.each([
  ['https://tt123.com/a', true],
  ['https://www.tt123.com/a', true],
  ['https://nott123.com/a', false],
  ['https://support.google.com/tt123.com', false],
])('%s: refused is %s', (url, refused) => {
  expect(isRefused(url)).toBe(refused);
});

test('a source on a refused host is reported with what to do instead', () => {
  const source = {claim: 'Something', url: 'https://www.officedata.store/x', checked: '2026-11-20'};
  const {error} = evidenceFields.sources.safeParse([source]);
  expect(error?.issues[0]).toMatchObject({
    path: [0, 'url'],
    message: expect.stringMatching(/refusedHosts\.ts.*trade title/) as string,
  });
  expect(evidenceFields.sources.safeParse([{...source, url: 'https://support.google.com/x'}]).success).toBe(
    true,
  );
});
