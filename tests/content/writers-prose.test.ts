import fs from 'node:fs';
import path from 'node:path';
import {checkMarkdown} from '../../src/plugins/authoring/check/markdown';
import {spellingProblems, untold, wordListProblems} from '../../src/plugins/authoring/check/spelling';
import {unfilledProblems} from '../../src/plugins/authoring/check/unfilled';
import {wordingProblems} from '../../src/plugins/authoring/check/wording';
import {told} from '../support/told';
import {edit, ROOT} from '../support/siteCopy';
import {FILES, useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';

test('doubled words, em dashes, exclamation marks and admonitions', () => {
  const text = 'A catalogue.\nWe take\nthe the\na — b\nBuy now!\n\n:::note\nText.\n:::\n';
  expect(told(wordingProblems({file, text}))).toEqual([
    '3 the the is there twice in a row',
    '4 — is an em dash',
    '5 w! ends with an exclamation mark',
    '7 :::note begins a Docusaurus admonition, which this site shows as plain text',
  ]);
});

test('a character that does not show is named: a no-break space, one of no width, a byte order mark', () => {
  const text = '\uFEFF---\n---\nEUR\u00A0500\nan\u200Bother\n```\na\u00A0b\n```\n';
  expect(wordingProblems({file, text}).map(({line, value}) => [line, value])).toEqual([
    [1, '\uFEFF'],
    [3, '\u00A0'],
    [4, '\u200B'],
  ]);
});

test('a decimal comma of a price or a share, but not a list or thousands', () => {
  const text = 'Of 3,5 % and EUR 4,20.\nEUR 1,500 in steps 1,2 and 3, or 12,500 %.\n';
  expect(told(wordingProblems({file, text}))).toEqual([
    '1 3,5 % has a comma for its decimals',
    '1 EUR 4,20 has a comma for its decimals',
  ]);
});

test('each of several marks on one line is named, but none in a comment or a draft', () => {
  const text = 'a: 1\nb: {c: WRITE: the period, d: "WRITE: the base"}\n# WRITE: nothing\n';
  expect(
    unfilledProblems({file: 'src/data/hubs/a.yaml', text}).map(({line, value}) => [line, value]),
  ).toEqual([
    [2, 'WRITE: the period, d:'],
    [2, 'WRITE: the base'],
  ]);
  const page = '---\n# WRITE: nothing\n---\n\n## WRITE: a heading\n\n{/* WRITE: nothing */}\n';
  expect(unfilledProblems({file, text: page}).map(({line, value}) => [line, value])).toEqual([
    [5, 'WRITE: a heading'],
  ]);
  expect(unfilledProblems({file, text: 'draft: true\n\nWRITE: one.\n'})).toEqual([]);
});

test('code and addresses are not prose', () => {
  const text = '```css\na — b\n```\n`—` [a](/—) https://a.example/—\n';
  expect(wordingProblems({file, text})).toEqual([]);
});

describe('spelling', () => {
  beforeEach(() => {
    for (const name of ['cspell.json', 'cspell-words.txt']) {
      fs.copyFileSync(path.join(ROOT, name), site.full(name));
    }
    fs.symlinkSync(path.join(ROOT, 'node_modules'), site.full('node_modules'), 'junction');
  });

  test('words that no dictionary has are found, with suggestions; code, addresses and ids are left out', async () => {
    const text = 'We recieve\nthe behavior of Klaviyo.\n`zzqx` [a](/zzqx)\n\n```sql\nzzqx\n```\n';
    fs.writeFileSync(site.full(file), text);
    fs.mkdirSync(site.full('src/pages'), {recursive: true});
    fs.writeFileSync(site.full('src/pages/a.tsx'), '// zzqx\nexport const a = <p>Reciept</p>;\n');
    const problems = await spellingProblems(site.path(), [file, 'src/pages/a.tsx']);
    expect(told(problems)).toEqual([
      '1 recieve is not a word we know',
      '2 behavior is not a word we know',
      '2 Reciept is not a word we know',
    ]);
    expect(problems[0]?.remedy).toMatch(
      /^Did you mean receive, .*\? If it is right, add it to cspell-words\.txt\.$/,
    );
  });

  test('American spelling and words that say nothing are found in texts, and a name in code is none', async () => {
    fs.writeFileSync(
      site.full(file),
      'We leverage\na Robust plan to optimize. Let\u0027s unlock your funding potential.\n',
    );
    fs.mkdirSync(site.full('src/pages'), {recursive: true});
    fs.writeFileSync(site.full('src/pages/a.tsx'), 'export const landscape = 1;\n');
    expect(told(await spellingProblems(site.path(), [file, 'src/pages/a.tsx']))).toEqual([
      '1 leverage is a word we do not use',
      '2 Robust is a word we do not use',
      '2 optimize is a word we do not use',
    ]);
  });

  test('names of advisors and clients are known, and of tags the check of components says what is wrong', async () => {
    edit(site.path(), FILES.advisor, (text) => text.replace(/^name: .*/m, 'name: Zzqa Bxqyx'));
    edit(site.path(), FILES.client, (text) => text.replace(/^name: .*/m, 'name: Qqzvona'));
    fs.writeFileSync(site.full(file), 'Bxqyx and Qqzvona’s\n<Zzqb>\nRecieve\n</Zzqb>\n');
    const problems = await spellingProblems(site.path(), [file, FILES.advisor, FILES.client]);
    expect(told(problems)).toEqual(['3 Recieve is not a word we know']);
  });

  test('a speller that fails, or is not installed, is no speller that finds nothing', async () => {
    fs.writeFileSync(site.full(file), 'We recieve.\n');
    const reported = (why: string) => [
      {
        file: 'cspell.json',
        problem: expect.stringMatching(`could not be applied, and no word was checked: .*${why}`) as string,
        remedy: expect.stringContaining('Run "npm ci"') as string,
      },
    ];
    fs.writeFileSync(site.full('cspell.json'), '{"import": ["./not-there.json"]}');
    expect(await spellingProblems(site.path(), [file])).toEqual(reported('ended with 1'));
    fs.rmSync(site.full('node_modules'));
    expect(await spellingProblems(site.path(), [file])).toEqual(reported('cspell/bin\\.mjs is missing'));
  });

  test('the words of a story are among those that are read without being named', async () => {
    fs.mkdirSync(site.full('src/data/clients/stories'), {recursive: true});
    fs.writeFileSync(site.full('src/data/clients/stories/zzqx.mdx'), 'We recieve.\n');
    expect(told(await spellingProblems(site.path()))).toContain('1 recieve is not a word we know');
  });

  test('the project’s words are sorted, each once', () => {
    fs.writeFileSync(site.full('cspell-words.txt'), 'b\nA\nc\nC\n');
    expect(told(wordListProblems(site.path()))).toEqual([
      '2 A is out of order, or there twice',
      '4 C is out of order, or there twice',
    ]);
  });
});

test('a word is reported once a line, and not where another problem names it', () => {
  const word = (line: number, value: string) => ({file, line, value, problem: 'is not a word', remedy: ''});
  const others = [
    {file, line: 2, field: '<Callout tilte>', problem: 'is not an attribute', remedy: ''},
    {file, line: 3, value: 'win-back-by-fone', problem: 'names no recipe', remedy: ''},
    {file, line: 4, value: 'We saw zzqx twice.', problem: 'is also in b', remedy: ''},
  ];
  const words = [word(1, 'zzqx'), word(1, 'zzqx'), word(2, 'tilte'), word(3, 'fone'), word(4, 'zzqx')];
  expect(told(untold(words, others))).toEqual(['1 zzqx is not a word', '4 zzqx is not a word']);
});

test('the site these begin from has none of this', async () => {
  const source = {file: FILES.article, text: fs.readFileSync(site.full(FILES.article), 'utf8')};
  expect(wordingProblems(source)).toEqual([]);
  expect((await checkMarkdown([source], {lint: true})).problems).toEqual([]);
});
