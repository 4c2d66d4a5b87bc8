import fs from 'node:fs';
import path from 'node:path';
import {ContentError, formatProblems} from '../../../../src/plugins/lib/problems';
import {mistakeOf} from '../../../support/problems';
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
    expect.stringMatching(/^Invalid input: expected array, received string\. Write a list/),
  ]);
});

const READ_BY_NOTHING = [
  ...['src/data/x.yaml', 'src/data/recipe/x.yaml', 'src/data/recipes/x.YAML', 'src/data/recipes/a/x.yaml'],
  ...[
    'src/data/recipes/x.yaml/x.txt',
    'src/data/hubs/x.yml',
    'src/data/clients/stories/x.yaml',
    'src/data/a/x.json',
  ],
  ...[
    'blog/x.md',
    'blog/x.MDX',
    'blog/a/x.mdx',
    'blog/x.txt',
    'docs/x.md',
    'docs/README.md',
    'src/pages/x.mdx',
    'src/pages/README.md',
    'docs/a/x.mdx',
    'docs/_notes/a/x.mdx',
    'i18n/en/docusaurus-plugin-content-blog/x.mdx',
  ],
];
const RESERVED = [
  ...['recipes/plan', 'recipes/plans', 'recipes/positions', 'recipes/index', 'recipes/nul', 'hubs/con'],
  ...['advisors/true', 'clients/2026', 'projects/My Project', 'plans/starters/lpt1'],
].map((name) => `src/data/${name}.yaml`);

test.each([
  ['a file that nothing reads', READ_BY_NOTHING, 'is read by nothing'],
  [
    'a name that cannot be an address',
    [...RESERVED, 'blog/topics.mdx', 'docs/_notes/aux.mdx'],
    'has a name that cannot be an address of its own',
  ],
])('%s is named, in every folder; a README is none', (_, files, said) => {
  for (const file of ['blog/README.md', 'src/data/clients/stories/README.md', ...files]) {
    fs.mkdirSync(path.dirname(site.full(file)), {recursive: true});
    fs.writeFileSync(site.full(file), 'A text.\n');
  }
  const found = thrown().problems.filter(({problem}) => mistakeOf(problem) === said);
  expect(found.map(({file}) => file).sort()).toEqual([...files].sort());
});

test('folders that are gone are named by what needs them', () => {
  fs.rmSync(site.full('src/data/clients'), {recursive: true});
  expect(thrown().problems.map(({problem}) => mistakeOf(problem))).toContain('is not the id of any client');
  fs.rmSync(site.full('blog'), {recursive: true});
  expect(thrown().problems).toContainEqual(
    expect.objectContaining({file: 'blog/authors.yml', problem: 'is missing. Restore the file.'}),
  );
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

test('a project needs the story of its client and the profile of its advisor', () => {
  for (const [file, field] of [
    [FILES.client, 'story'],
    [FILES.advisor, 'profile'],
  ] as const) {
    const text = fs.readFileSync(site.full(file), 'utf8');
    fs.writeFileSync(site.full(file), text.replace(new RegExp(`^${field}:\\n(?:[ ].*\\n)*`, 'm'), ''));
  }
  const said = thrown().problems.filter(({file}) => file === FILES.project);
  expect(said.map(({field, problem}) => [field, mistakeOf(problem)])).toEqual([
    ['advisor', 'has no "profile" yet'],
    ['client', 'has no "story" yet'],
  ]);
});
