import fs from 'node:fs';
import {ContentError, formatProblems} from '../../../../src/plugins/lib/problems';
import {FILES, filesBelow, generate, useSmallSite} from '../../../support/smallSite';
import {BROKEN} from './brokenInputs';

const site = useSmallSite();

/** What is thrown when the site is read and generated. */
function thrown(): ContentError {
  try {
    generate(site.path());
  } catch (error) {
    if (error instanceof ContentError) {
      return error;
    }
    throw error;
  }
  throw new Error('the site was accepted');
}

const ROWS = Object.entries(BROKEN).flatMap(([file, rows]) =>
  rows.map((row): [string, ...typeof row] => [file, ...row]),
);

test.each(ROWS)('%s: %s', (file, _name, change, said) => {
  fs.writeFileSync(site.full(file), change(fs.readFileSync(site.full(file), 'utf8')));
  const before = filesBelow(site.path());
  const {problems, message} = thrown();
  const [named, ...report] = formatProblems(problems.slice(0, 1)).split(/\n */);
  expect(named).toBe(file);
  expect(report.slice(0, -2).join(' ').replace('- ', '')).toMatch(said);
  expect(message.length).toBeLessThan(4_000);
  expect(filesBelow(site.path())).toEqual(before);
});

test('a text for a list is reported once, and its letters are not counted as items', () => {
  const text = fs.readFileSync(site.full(FILES.recipe), 'utf8');
  fs.writeFileSync(
    site.full(FILES.recipe),
    text.replace(/^steps:\n(?: .*\n)*/m, 'steps: One. Two. Three. Four.\n'),
  );
  expect(thrown().problems.map(({problem}) => problem)).toEqual([
    'Invalid input: expected array, received string',
  ]);
});

test('missing folders, a wrong ending, and a name that cannot be an address', () => {
  fs.rmSync(site.full('src/data/clients'), {recursive: true});
  expect(thrown().problems[0]).toMatchObject({
    problem: 'is not the id of any client',
  });
  fs.renameSync(site.full(FILES.recipe), site.full('src/data/recipes/essential-klaviyo-flows.yml'));
  expect(thrown().problems[0]).toEqual({
    file: 'src/data/recipes/essential-klaviyo-flows.yml',
    problem: 'has the ending .yml',
    remedy: 'Rename it to .yaml.',
  });
});

test('an article whose name cannot be an address, and a journal that is gone', () => {
  fs.renameSync(site.full(FILES.article), site.full('blog/My Article.mdx'));
  expect(thrown().problems[0]).toMatchObject({problem: 'has a name that cannot be an address'});
  fs.rmSync(site.full('blog'), {recursive: true});
  expect(thrown().problems[0]).toMatchObject({file: 'blog/authors.yml', problem: 'is missing'});
});

test('an article with the ending .md, but not the README beside the articles', () => {
  fs.copyFileSync(site.full(FILES.article), site.full('blog/README.md'));
  expect(() => generate(site.path())).not.toThrow();
  fs.copyFileSync(site.full(FILES.article), site.full('blog/copied.md'));
  expect(thrown().problems).toEqual([
    {file: 'blog/copied.md', problem: 'has the ending .md', remedy: 'Rename it to .mdx.'},
  ]);
});
