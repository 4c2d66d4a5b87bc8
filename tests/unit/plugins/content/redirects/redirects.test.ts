import fs from 'node:fs';
import path from 'node:path';
import {
  readRedirects,
  readRedirectsFile,
  REDIRECTS_FILE,
} from '../../../../../src/plugins/content/redirects/read';
import {told} from '../../../../support/told';
import {FILES, useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();
const recipe = `/services/growth-recipes/${path.basename(FILES.recipe, '.yaml')}`;
const write = (text: string) => fs.writeFileSync(site.full(REDIRECTS_FILE), text);

test('an old address leads to a page that is there', () => {
  write(`# Comment\n- from: /services/growth-recipes/old\n  to: ${recipe}\n- {from: /Old.html, to: /}\n`);
  fs.mkdirSync(site.full('src/pages'), {recursive: true});
  fs.writeFileSync(site.full('src/pages/index.tsx'), '');
  expect(readRedirectsFile(site.path()).problems).toEqual([]);
  expect(readRedirects(site.path())).toEqual(
    expect.arrayContaining([
      {from: '/services/growth-recipes/old', to: recipe},
      {from: '/Old.html', to: '/'},
    ]),
  );
});

test.each(['', '# Nothing yet\n# - from: /old\n'])('a file that says %j has none', (text) => {
  write(text);
  expect(readRedirectsFile(site.path()).problems).toEqual([]);
});

test('a page as the old address, a target that is none, and an address twice are reported with their lines', () => {
  write(
    [
      `- {from: ${recipe}, to: /network/advisors}`,
      `- {from: /old, to: ${recipe}s}`,
      '- {from: /old, to: /network/advisors}',
    ].join('\n'),
  );
  expect(told(readRedirectsFile(site.path()).problems)).toEqual([
    `1 ${recipe} is a page of this site, which no visitor would see any more`,
    `2 ${recipe}s is not the address of any page`,
    '3 /old is there twice',
  ]);
  expect(readRedirectsFile(site.path()).problems[1]?.remedy).toContain(`Did you mean "${recipe}"?`);
  expect(() => readRedirects(site.path())).toThrow(/is there twice/);
});

test.each(['services/old', '/services/old/', 'https://a.example/old', '/old?a=b'])(
  '%j is no address that a page can have had',
  (from) => {
    write(`- from: '${from}'\n  to: ${recipe}\n`);
    expect(told(readRedirectsFile(site.path()).problems)).toEqual([
      expect.stringMatching(/^1 .* must be a path without a slash at its end/),
    ]);
  },
);
