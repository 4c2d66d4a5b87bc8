import fs from 'node:fs';
import path from 'node:path';
import {spellingProblems} from '../../src/plugins/writing/check/spelling';
import {unfilledProblems, wordingProblems} from '../../src/plugins/writing/check/wording';
import {problemLines} from '../support/problems';
import {ROOT} from '../support/siteCopy';
import {useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';

test('each rule of wording names its line; code and addresses are not prose', () => {
  const text =
    'We take\nthe the\na — b\nBuy now!\nOf 3,5 %, EUR 1,500 and steps 1,2.\nEUR\u00A0500\u{1F469}\u200D\u{1F680}\n\n:::note\n\n`—` [a](/—) https://a.example/—\n';
  expect(problemLines(wordingProblems({file, text}))).toEqual([
    '2 the the is there twice in a row',
    '5 3,5 % has a comma for its decimals',
    '6 \u00A0 is a space that does not break, from where it was copied',
    '3 — is an em dash',
    '4 w! ends with an exclamation mark',
    '8 :::note begins a Docusaurus admonition, which this site shows as plain text',
  ]);
  expect(problemLines(wordingProblems({file, text: '---\ntitle: “b”\n---\n\n“c” and `d`, *e*.\n'}))).toEqual([
    '2 title: “b” begins with a typographic quote, which is shown as part of it',
  ]);
  const signs =
    'a: Of `b`\nc: An *d* or _e_\nf: R&amp;D &#8364; 5\ng: a * b * c, d_e_f and R&D; h\ni: ```sql\n';
  expect(
    problemLines(wordingProblems({file: 'src/data/hubs/a.yaml', text: signs})).map(
      (one) => one.split(' is ')[0],
    ),
  ).toEqual(['3 &amp;', '3 &#8364;', '1 `b`', '2 *d*', '2 _e_', '5 ```']);
  expect(problemLines(wordingProblems({file: 'src/data/hubs/a.yaml', text: 'a: “b”\nc: A **d**\n'}))).toEqual(
    [
      '1 “ is a typographic quote, which YAML reads as part of the text',
      '1 ” is a typographic quote, which YAML reads as part of the text',
      '2 **d** is Markdown, which this field shows as plain text',
    ],
  );
});

test('what is still to be written is named, but not in a comment or a draft', () => {
  const text = 'a: 1\nb: {c: WRITE: the period}\n# WRITE: nothing\n';
  expect(problemLines(unfilledProblems({file: 'src/data/hubs/a.yaml', text}))).toEqual([
    '2 WRITE: the period} is still to be written',
  ]);
  expect(
    problemLines(unfilledProblems({file, text: '## WRITE: a heading\n{/* WRITE: nothing */}\n'})),
  ).toEqual(['1 WRITE: a heading is still to be written']);
  expect(unfilledProblems({file, text: '---\ndraft: true\n---\n\nWRITE: one.\n'})).toEqual([]);
  const example = '---\ntitle: A\n---\n\n```yaml\ndraft: true\n```\n\nWRITE: one.\n';
  expect(unfilledProblems({file, text: example})).toHaveLength(1);
});

describe('spelling', () => {
  beforeEach(() => {
    for (const name of ['cspell.json', 'cspell-words.txt']) {
      fs.copyFileSync(path.join(ROOT, name), site.full(name));
    }
    fs.symlinkSync(path.join(ROOT, 'node_modules'), site.full('node_modules'), 'junction');
  });

  test('unknown words, American spelling and words that say nothing are found; code and addresses are left out', async () => {
    const text =
      'We recieve\nthe behavior of Klaviyo.\n`zzqx` [a](/zzqx)\nWe leverage and optimize.\n\n```sql\nzzqx\n```\n<Zzqb>\n';
    fs.writeFileSync(site.full(file), text);
    fs.mkdirSync(site.full('src/pages'), {recursive: true});
    const page = '// zzqx\nexport const title = <p>Reciept of a landscape</p>;\n';
    fs.writeFileSync(site.full('src/pages/a.tsx'), page);
    const problems = await spellingProblems(site.path(), [file, 'src/pages/a.tsx']);
    expect(problemLines(problems)).toEqual([
      '1 recieve unknown word',
      '2 behavior unknown word',
      '4 leverage forbidden word',
      '4 optimize forbidden word',
      '2 Reciept unknown word',
      '2 landscape forbidden word',
    ]);
    expect(problems[3]?.problem).toContain('optimise');
  });

  test('a speller that fails is no speller that finds nothing', async () => {
    fs.writeFileSync(site.full('cspell.json'), '{"import": ["./not-there.json"]}');
    expect(await spellingProblems(site.path(), [file])).toMatchObject([
      {file: 'cspell.json', problem: expect.stringContaining('could not be applied')},
    ]);
  });
});
