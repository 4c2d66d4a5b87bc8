import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {text as readAll} from 'node:stream/consumers';
import {parse} from 'yaml';
import {hubSchema} from '../../src/data/hubs/schema';
import {checkMarkdown} from '../../src/plugins/authoring/check/markdown';
import {unfilledProblems} from '../../src/plugins/authoring/check/unfilled';
import {wordingProblems} from '../../src/plugins/authoring/check/wording';
import {scaffold} from '../../src/plugins/authoring/new';
import {readCollection} from '../../src/plugins/content/collection';
import {collectionOf} from '../../src/plugins/content/collections';
import {problemsOf} from '../../src/plugins/content/problems';
import {npmHint} from '../../src/plugins/authoring/new/npmHint';
import {ROOT} from '../support/siteCopy';
import {generate, smallSite} from '../support/smallSite';

const today = '2026-01-02';
let site: string;

beforeEach(() => {
  site = smallSite();
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

/** What is wrong with the items of a kind, but for what is still to be written. */
const wrongIn = (kind: string) =>
  problemsOf(site, collectionOf(kind)).filter(({problem}) => problem !== 'is still to be written');

/** Feeds lines to the questions; gives the result and all that was asked. */
async function answer(kind: string, lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const result = await scaffold(site, {kind, id: 'win-back', today}, {input, output});
  return {result, asked: await readAll(output.end())};
}

const NEW: [kind: string, file: string, next: RegExp][] = [
  ['recipe', 'src/data/recipes/win-back.yaml', /npm run generate/],
  ['article', 'blog/win-back.mdx', /remove "draft: true"/],
  ['advisor', 'src/data/advisors/win-back.yaml', /npm run generate/],
  ['starter-plan', 'src/data/plans/starters/win-back.yaml', /which recipes it may have/],
  ['client', 'src/data/clients/win-back.yaml', /draw its mark/],
  ['project', 'src/data/projects/win-back.yaml', /Fill it in/],
  ['hub', 'src/data/hubs/win-back.yaml', /Fill it in/],
];

test.each(NEW)(
  'new %s writes a file that passes the checks, says what is next, and never overwrites',
  async (kind, file, next) => {
    // A name that means something to YAML, and to nobody else.
    const given = {title: 'Win back: "a & b" #1'};
    await expect(scaffold(site, {kind, id: 'win-back', given, today})).resolves.toMatch(next);
    expect(wrongIn(kind)).toEqual([]);
    const source = {file, text: read(file)};
    const {problems} = await checkMarkdown(kind === 'article' ? [source] : [], {lint: true});
    expect([...wordingProblems(source), ...problems]).toEqual([]);
    await expect(scaffold(site, {kind, id: 'win-back', today})).rejects.toThrow(/exists already/);
    expect(read(file)).toBe(source.text);
  },
);

test('a new article is a draft, which the check lets through as it is', async () => {
  await scaffold(site, {kind: 'article', id: 'win-back', today});
  expect(problemsOf(site, collectionOf('article'))).toEqual([]);
});

test('new story makes a client one with a story, and writes its page; the client has to be there', async () => {
  const given = {title: 'Quillpay: the "story"'};
  await expect(scaffold(site, {kind: 'story', id: 'quillpay', given, today})).rejects.toThrow(
    /There is no client quillpay: begin it with "npm run new client quillpay"/,
  );
  await scaffold(site, {kind: 'client', id: 'quillpay', today});
  await expect(scaffold(site, {kind: 'story', id: 'quillpay', given, today})).resolves.toMatch(
    /^Wrote src\/data\/clients\/quillpay\.yaml and src\/data\/clients\/stories\/quillpay\.mdx/,
  );
  expect(() => generate(site)).not.toThrow();
  const file = 'src/data/clients/stories/quillpay.mdx';
  const {problems} = await checkMarkdown([{file, text: read(file)}], {lint: true});
  expect(problems).toEqual([]);
  expect(unfilledProblems({file, text: read(file)}).length).toBeGreaterThan(5);
  await expect(scaffold(site, {kind: 'story', id: 'quillpay', today})).rejects.toThrow(/exists already/);
});

test('what a new project or hub names of another has to be given, or is still to be written', async () => {
  await scaffold(site, {kind: 'project', id: 'win-back', today});
  await scaffold(site, {kind: 'hub', id: 'win-back', today});
  expect(parse(read('src/data/projects/win-back.yaml'))).toMatchObject({
    advisor: 'WRITE: the id of an advisor',
    client: 'WRITE: the id of a client',
  });
  expect(parse(read('src/data/hubs/win-back.yaml'))).toMatchObject({
    cards: {recipes: ['WRITE: the id of a recipe']},
  });
  const given = {advisor: 'matteo-ferrante', client: 'noms'};
  await scaffold(site, {kind: 'project', id: 'win-again', given, today});
  expect(parse(read('src/data/projects/win-again.yaml'))).toMatchObject(given);
  await expect(
    scaffold(site, {kind: 'project', id: 'win-more', given: {advisor: 'mateo-ferrante'}, today}),
  ).rejects.toThrow(/Did you mean "matteo-ferrante"/);
});

test('an advisor can be begun with a full profile, which lacks nothing but words', async () => {
  await scaffold(site, {kind: 'advisor', id: 'win-back', given: {profile: 'yes'}, today});
  expect(parse(read('src/data/advisors/win-back.yaml'))).toHaveProperty('profile.howIWork.approach');
  expect(wrongIn('advisor')).toEqual([]);
});

test('options that npm takes for its own are said to need "--" before them, with names in quotation marks', () => {
  const typed = {kind: 'advisor', id: 'Mia Keller', given: {}};
  expect(npmHint(['title', 'role'], {...typed, excess: []}, {})).toBeUndefined();
  expect(npmHint(['title', 'role'], {...typed, excess: ['Growth']}, {npm_config_role: 'true'})).toBe(
    'npm has kept --role for itself. Write "--" first: npm run new -- advisor "Mia Keller" --role Growth',
  );
  expect(npmHint(['title', 'role'], {...typed, excess: []}, {npm_config_role: 'Growth & Data'})).toBe(
    'npm has kept --role for itself. Write "--" first: npm run new -- advisor "Mia Keller" --role "Growth & Data"',
  );
});

test('new topic adds one at the end, under its own id, once', async () => {
  const file = 'src/data/taxonomies/topics.yaml';
  await expect(scaffold(site, {kind: 'topic', id: 'gardens', today})).resolves.toMatch(/needs an article/);
  expect(read(file)).toMatch(/- label: Gardens\n {2}description: 'WRITE: [^\n]*'\n$/);
  expect(() => generate(site)).not.toThrow();
  expect(read('blog/tags.yml')).toContain('gardens:\n  label: Gardens\n  permalink: /gardens');
  await expect(scaffold(site, {kind: 'topic', id: 'gardens', today})).rejects.toThrow(
    /has the topic gardens/,
  );
  const given = {title: 'Town gardens'};
  await expect(scaffold(site, {kind: 'topic', id: 'parks', given, today})).rejects.toThrow(
    /has the id town-gardens/,
  );
});

test('what is written has the form that npm run format gives it', async () => {
  for (const [kind] of [...NEW, ['story']]) {
    await scaffold(site, {kind, id: 'win-back', given: {title: 'Win back: it’s #1'}, today});
  }
  await scaffold(site, {kind: 'topic', id: 'gardens', today});
  const prettier = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
  const config = path.join(ROOT, '.prettierrc.json');
  const files = [
    ...NEW.map(([, file]) => file),
    'src/data/clients/stories/win-back.mdx',
    'src/data/taxonomies/topics.yaml',
  ].map((file) => path.join(site, file));
  expect(() =>
    execFileSync(process.execPath, [prettier, '--check', '--config', config, ...files], {stdio: 'pipe'}),
  ).not.toThrow();
});

test('a terminal is asked for every field, again after an answer that cannot be', async () => {
  const {result, asked} = await answer('recipe', [
    'Win back by phone',
    'Fax',
    'Email, CRM',
    'low',
    'Low',
    '',
    '',
    [...readCollection(site, collectionOf('advisor')).ids][0] ?? '',
  ]);
  expect(result).toMatch(/^Wrote src\/data\/recipes\/win-back\.yaml/);
  expect(asked).toMatch(/What is it called\? \[Win back\]/);
  expect(asked).toMatch(/channels\[0\]: Invalid option: expected one of "Google Ads".* \(got "Fax"\)/);
  expect(asked).toMatch(/effort: Invalid option: .* \(got "low"\)\n\s+Did you mean "Low"/);
  const text = read('src/data/recipes/win-back.yaml');
  expect(text).toMatch(
    /name: Win back by phone\n[\s\S]*channels:\n {2}- Email\n {2}- CRM\n[\s\S]*effortLevel: Low\n.*\nexpectedImpact: Medium/,
  );
  expect(() => generate(site)).not.toThrow();
});

test.each(NEW)('new %s needs no answers: input that ends leaves every field as it is', async (kind, file) => {
  const {result} = await answer(kind, []);
  expect(result).toContain(file);
  expect(wrongIn(kind)).toEqual([]);
});

test('options are checked, and only the rest is asked', async () => {
  const output = new PassThrough();
  const input = new PassThrough();
  input.end('Duskwell\n\n');
  await scaffold(site, {kind: 'client', id: 'win-back', given: {sector: 'gaming'}, today}, {input, output});
  expect(await readAll(output.end())).not.toContain('Which sector');
  expect(read('src/data/clients/win-back.yaml')).toMatch(/name: Duskwell\n[\s\S]*sector: gaming\n/);
});

test.each([
  [{effort: 'low'}, /effort: Invalid option: .* \(got "low"\)\n\s+Did you mean "Low"/],
  [{channels: 'Email, Email'}, /channels: names a channels twice|channels: names/],
  [{title: 'x'.repeat(81)}, /title: has 81 characters, and may have 80 at most/],
  [{title: 'a\u0007'}, /title: must not contain control characters/],
  [{sector: 'gaming'}, /--sector says nothing about a new recipe\. Use: --title, --channels/],
])('%j is refused, and nothing is written', async (given, message) => {
  await expect(scaffold(site, {kind: 'recipe', id: 'win-back', given, today})).rejects.toThrow(message);
  expect(fs.existsSync(path.join(site, 'src/data/recipes/win-back.yaml'))).toBe(false);
});

test.each([
  ['advisor', 'ines-carvalho', 'Ines Carvalho', 'ines-carvalho'],
  ['advisor', 'Inês de Carvalho', 'Inês de Carvalho', 'ines-de-carvalho'],
  ['client', 'linnet-blinds', 'Linnet Blinds', 'linnet-blinds'],
  ['client', 'Linnet & Sons', 'Linnet & Sons', 'linnet-sons'],
  ['client', 'Straße & Łódź Ærø', 'Straße & Łódź Ærø', 'strasse-lodz-aero'],
  ['client', 'Đorđe Œuvre', 'Đorđe Œuvre', 'dorde-oeuvre'],
  ['advisor', "Ada O'Brien", "Ada O'Brien", 'ada-obrien'],
  ['recipe', 'Say what’s new', 'Say what’s new', 'say-whats-new'],
  ['recipe', "Ask the clients' buyers", "Ask the clients' buyers", 'ask-the-clients-buyers'],
  ['recipe', 'Say "thank you" (and when)', 'Say "thank you" (and when)', 'say-thank-you-and-when'],
  ['client', '"A/B" 100%', '"A/B" 100%', 'a-b-100'],
  ['recipe', 'Win back by phone', 'Win back by phone', 'win-back-by-phone'],
  ['recipe', 'win-back-by-phone', 'Win back by phone', 'win-back-by-phone'],
])('new %s %j is called %j and has the id %s', async (kind, typed, name, id) => {
  await scaffold(site, {kind, id: typed, today});
  const {id: written, name: called} = parse(read(`src/data/${kind}s/${id}.yaml`)) as Record<string, string>;
  expect([written, called]).toEqual([id, name]);
});

test('the title of a story begins with the name of its client', async () => {
  await scaffold(site, {kind: 'client', id: 'quillpay', given: {title: 'QuillPay & Co'}, today});
  await scaffold(site, {kind: 'story', id: 'quillpay', today});
  expect(read('src/data/clients/quillpay.yaml')).toContain('  title: QuillPay & Co client story\n');
});

test('what a scaffold names in its comments are values that its file takes', async () => {
  await scaffold(site, {kind: 'hub', id: 'win-back', today});
  const file = 'src/data/hubs/win-back.yaml';
  for (const field of ['hue', 'drawing', 'icon'] as const) {
    const [, list = ''] = new RegExp(`^# (.*)\n${field}: `, 'm').exec(read(file)) ?? [];
    const values = list.replace(/^.*: /, '').split(/, | or /);
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) {
      expect(hubSchema.shape[field].safeParse(value)).toMatchObject({success: true});
    }
  }
});

test.each(['../x', '', ' ', 'a--b', 'x'.repeat(41), '2026', 'true', 'null', '1e5', '0x1f'])(
  '%j cannot be an id',
  async (id) => {
    await expect(scaffold(site, {kind: 'recipe', id, today})).rejects.toThrow(/cannot be an id/);
  },
);

test('a word that YAML takes for a value of its own is refused for that', async () => {
  await expect(scaffold(site, {kind: 'topic', id: 'yes', today})).rejects.toThrow(
    '"yes" cannot be an id: YAML reads it as a number or as true or false. Add a word, such as yes-campaign.',
  );
});

test.each(['recipes', '', 'constructor'])('%j is no kind of content', async (kind) => {
  await expect(scaffold(site, {kind, id: 'x', today})).rejects.toThrow(
    /Use one of: recipe, starter-plan, article, hub, client, story, advisor, project, topic/,
  );
});
