import fs from 'node:fs';
import path from 'node:path';
import {contentOf} from '@site/src/plugins/content/kinds';
import {renamedRecipes} from '@site/src/plugins/content/redirects';
import {contentProblems} from '@site/src/plugins/content/problems';
import {problemLines} from '../../../support/problems';
import {FILES, useSmallSite} from '../../../support/smallSite';

const REDIRECTS_FILE = 'src/data/redirects.yaml';
const site = useSmallSite();
const problems = () => contentProblems(contentOf(site.path())).filter(({file}) => file === REDIRECTS_FILE);
const recipe = `/services/growth-recipes/${path.basename(FILES.recipe, '.yaml')}`;
const write = (text: string) => fs.writeFileSync(site.full(REDIRECTS_FILE), text);

test('an old address leads to a page that is there', () => {
  write(`# Comment\n- from: /services/growth-recipes/old\n  to: ${recipe}\n- {from: /Old.html, to: /}\n`);
  fs.mkdirSync(site.full('src/pages'), {recursive: true});
  fs.writeFileSync(site.full('src/pages/index.tsx'), '');
  expect(problems()).toEqual([]);
  expect(contentOf(site.path()).items('redirects')).toEqual([
    [
      {from: '/services/growth-recipes/old', to: recipe},
      {from: '/Old.html', to: '/'},
    ],
  ]);
});

test('what a saved plan may name is a recipe that was renamed, and no other page', () => {
  write(
    `- {from: /services/growth-recipes/old, to: ${recipe}}\n- {from: /services/growth-recipes/atom.xml, to: /}\n- {from: /older, to: ${recipe}}\n`,
  );
  expect(renamedRecipes(contentOf(site.path()))).toEqual({old: path.basename(recipe)});
});

test.each(['', '# Nothing yet\n# - from: /old\n'])('a file that says %j has none', (text) => {
  write(text);
  expect(problems()).toEqual([]);
});

test('a page as the old address, a target that is none, and an address twice are reported with their lines', () => {
  write(
    [
      `- {from: ${recipe}, to: /network/advisors}`,
      `- {from: /old, to: ${recipe}s}`,
      '- {from: /old, to: /network/advisors}',
    ].join('\n'),
  );
  expect(problemLines(problems())).toEqual([
    `1 ${recipe} is a page or a file of this site, which no visitor would see any more`,
    `2 ${recipe}s is not the address of any page`,
    '3 /old is there twice',
  ]);
  expect(problems()[1]?.problem).toContain(`Did you mean "${recipe}"?`);
});

test.each([
  'services/old',
  '/services/old/',
  'https://a.example/old',
  '/old?a=b',
  '/..',
  '/a/..',
  '/_headers',
  '/.well-known/a',
])('%j is no address that a page can have had', (from) => {
  write(`- from: '${from}'\n  to: ${recipe}\n`);
  expect(problemLines(problems())).toEqual([
    expect.stringMatching(/^1 .* must be a path without a slash at its end/),
  ]);
});

test.each(['/404.html', '/index.html', `${recipe}.html`, `${recipe}.md`, '/img/a.png'])(
  '%s is what a build has, and no old address',
  (from) => {
    fs.mkdirSync(site.full('static/img'), {recursive: true});
    fs.writeFileSync(site.full('static/img/a.png'), '');
    write(`- {from: ${from}, to: ${recipe}}`);
    expect(problemLines(problems())).toEqual([
      expect.stringContaining(`1 ${from} is a page or a file of this site`),
    ]);
  },
);
