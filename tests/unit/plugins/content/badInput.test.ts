import fs from 'node:fs';
import {ContentError, formatProblems, type Problem} from '../../../../src/plugins/lib/problems';
import {mistakeOf} from '../../../support/told';
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

/** What is said of the first problem, and of which file. */
const first = () => {
  const [{file, problem}] = thrown().problems as [Problem];
  return [file, mistakeOf(problem)];
};

test('a folder that is gone, a file that nothing reads, and a name that cannot be an address', () => {
  fs.renameSync(site.full(FILES.recipe), site.full('src/data/recipes/essential-klaviyo-flows.yml'));
  expect(first()).toEqual(['src/data/recipes/essential-klaviyo-flows.yml', 'is read by nothing']);
  fs.renameSync(site.full('src/data/recipes/essential-klaviyo-flows.yml'), site.full(FILES.recipe));
  fs.mkdirSync(site.full('src/data/recipe'));
  fs.copyFileSync(site.full(FILES.recipe), site.full('src/data/recipe/another.yaml'));
  expect(first()).toEqual(['src/data/recipe/another.yaml', 'is read by nothing']);
  fs.rmSync(site.full('src/data/recipe'), {recursive: true});
  fs.renameSync(site.full(FILES.article), site.full('blog/My Article.mdx'));
  expect(first()).toEqual(['blog/My Article.mdx', 'has a name that cannot be an address']);
  fs.rmSync(site.full('src/data/clients'), {recursive: true});
  expect(thrown().problems.map(({problem}) => mistakeOf(problem))).toContain('is not the id of any client');
  fs.rmSync(site.full('blog'), {recursive: true});
  expect(thrown().problems).toContainEqual(
    expect.objectContaining({file: 'blog/authors.yml', problem: 'is missing. Restore the file.'}),
  );
});

test('an article with the ending .md is read by nothing, but the README beside the articles is right', () => {
  fs.copyFileSync(site.full(FILES.article), site.full('blog/README.md'));
  expect(() => generate(site.path())).not.toThrow();
  fs.copyFileSync(site.full(FILES.article), site.full('blog/copied.md'));
  expect(first()).toEqual(['blog/copied.md', 'is read by nothing']);
});

test('a copied article has the title and the description of another', () => {
  fs.copyFileSync(site.full(FILES.article), site.full('blog/other.mdx'));
  const said = thrown().problems.map(({file, line, field, problem}) => [
    file,
    line,
    field,
    mistakeOf(problem),
  ]);
  expect(said).toEqual([
    ['blog/other.mdx', 2, 'title', `is also the title in ${FILES.article}`],
    ['blog/other.mdx', 3, 'description', `is also the description in ${FILES.article}`],
    [FILES.article, 2, 'title', 'is also the title in blog/other.mdx'],
    [FILES.article, 3, 'description', 'is also the description in blog/other.mdx'],
  ]);
});
