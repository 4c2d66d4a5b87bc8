import {contentOf} from '../../src/plugins/content/kinds';
import {longTitles} from '../../src/plugins/writing/check/titles';
import {ROOT} from '../support/siteCopy';

const LONG = 'A longer name than any page needs '.repeat(4).trim();

test('a title that is too long with the name of the site is reported with file, line, field and what to do', () => {
  const found = longTitles(contentOf(ROOT), LONG);
  expect(new Set(found.map(({field}) => field))).toEqual(
    new Set(['name', 'title', 'page.title', 'story.title']),
  );
  for (const {file, line, value, problem} of found) {
    expect([file, line, problem]).toEqual([
      expect.stringMatching(/\.(yaml|mdx)$/),
      expect.any(Number),
      expect.stringContaining('and a title may have 110'),
    ]);
    expect(problem).toContain(`Shorten it by ${`${String(value)} | ${LONG}`.length - 110} characters.`);
  }
});
