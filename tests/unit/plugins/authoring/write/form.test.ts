/** @jest-environment node */
import {parse, stringify} from 'yaml';
import {keepFileForm, keepForm} from '@site/src/plugins/authoring/write/form';

const BEFORE = `# yaml-language-server: $schema=a.json
name: First # a name
tags: [one, two]
needs: []
steps:
  # The first of all.
  - do: 'Begin: now'
    how: >-
      A text over
      two lines.
  - do: Go on
    rows:
      - [A, b c]
`;
type Value = {name: string; tags: string[]; needs?: string[]; steps: {do: string; how?: string}[]} & Record<
  string,
  unknown
>;
/** What an editor makes of it: all anew, without comments and empty fields. */
const saved = (change: (value: Value) => void) => {
  const value = parse(BEFORE) as Value;
  delete value.needs;
  change(value);
  return stringify(value);
};

test('what an editor saves without a change is the file as it was', () => {
  expect(
    keepForm(
      BEFORE,
      saved(() => undefined),
    ),
  ).toBe(BEFORE);
});

test('a changed text changes its own line', () => {
  expect(
    keepForm(
      BEFORE,
      saved((value) => (value.name = 'Second: a name')),
    ),
  ).toBe(BEFORE.replace('name: First', "name: 'Second: a name'"));
  const how = 'Words that are written again. '.repeat(5).trim();
  const folded = keepForm(
    BEFORE,
    saved(({steps: [step]}) => step && (step.how = how)),
  );
  expect((parse(folded) as Value).steps[0]?.how).toBe(how);
  expect(folded).toContain('    how: >-\n      Words that');
  expect(folded).toContain('# The first of all.');
  expect(Math.max(...folded.split('\n').map(({length}) => length))).toBeLessThanOrEqual(100);
});

test('items come, go and change places with the form of the others kept', () => {
  const more = keepForm(
    BEFORE,
    saved(({tags, steps}) => (tags.push('three'), steps.splice(1, 0, {do: 'New'}))),
  );
  expect(more).toBe(
    BEFORE.replace('two]', 'two, three]').replace('  - do: Go on', '  - do: New\n  - do: Go on'),
  );
  const turned = keepForm(
    BEFORE,
    saved(({steps}) => steps.reverse()),
  );
  expect((parse(turned) as Value).steps.map((step) => step.do)).toEqual(['Go on', 'Begin: now']);
  expect(turned).toContain('      - [A, b c]');
  expect(
    keepForm(
      BEFORE,
      saved(({steps}) => steps.pop()),
    ),
  ).toBe(BEFORE.replace(/ {2}- do: Go on[^]*/, ''));
});

test('a new field comes last, a removed one goes, and a "no" that was not there is not added', () => {
  const text = keepForm(
    BEFORE,
    saved((value) => {
      value.extra = 'new';
      value.draft = false;
      delete (value as Partial<Value>).tags;
    }),
  );
  expect(text).toBe(`${BEFORE.replace('tags: [one, two]\n', '')}extra: new\n`);
});

test('a file with front matter has the text that was typed below it', () => {
  const file = `---\n${BEFORE}---\n\nOld text.\n`;
  const after = `---\n${saved((value) => (value.name = 'Second'))}---\n\nNew text.\n`;
  expect(keepFileForm(file, after)).toBe(`---\n${BEFORE.replace('First', 'Second')}---\n\nNew text.\n`);
});

test('a range that the editor shows by its first end stays, whatever else comes or goes', () => {
  const before = 'sums:\n  - says: a\n    is: [1, 2]\n  - says: b\n    is:\n      - x / 2\n      - x\n';
  const now = (...sums: readonly object[]) => keepForm(before, stringify({sums}));
  const b = {says: 'b', is: 'x / 2'};
  expect(now({says: 'a', is: [1, 2]}, b)).toBe(before);
  expect(now(b)).toBe(before.replace('  - says: a\n    is: [1, 2]\n', ''));
  expect(now({says: 'a', is: [1, 2]}, b, {says: 'c', is: '3'})).toBe(`${before}  - says: c\n    is: '3'\n`);
  expect(parse(now({says: 'a', is: [1, 2]}, {says: 'b', is: 'x / 3'}))).toMatchObject({
    sums: [{}, {says: 'b', is: 'x / 3'}],
  });
});
