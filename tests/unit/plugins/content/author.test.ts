/** @jest-environment node */
import {authorsText} from '@site/src/plugins/content/author';

const given = new Map([
  ['ada-nilsson', {name: 'Ada Nilsson', title: 'Growth', url: '/network/advisors/ada-nilsson'}],
]);

test('what is given replaces what is there; other authors, other fields and comments stay', () => {
  const text = `# Who writes
# All of us
team:
  name: The team
  title: Growth

ada-nilsson:
  name: Ada
  title: Pricing # for now
  url: /network/advisors/ada-nilsson
`;
  expect(authorsText(text, given)).toBe(
    text.replace('name: Ada\n', 'name: Ada Nilsson\n').replace('title: Pricing', 'title: Growth'),
  );
});

test('a page that an author leads to stays; where none is written, the one given is', () => {
  const text = (url: string) => `ada-nilsson:\n  name: Ada Nilsson\n  title: Growth\n${url}`;
  expect(authorsText(text('  url: /network\n'), given)).toBe(text('  url: /network\n'));
  expect(authorsText(text(''), given)).toBe(text('  url: /network/advisors/ada-nilsson\n'));
});

test.each([
  ['a quote that is not closed', 'ada-nilsson:\n  name: "Ada\n  title: Pricing\n'],
  ['a reference to nothing', 'ada-nilsson:\n  name: *ada\n  title: Pricing\n'],
  ['an entry without fields', 'ada-nilsson:\n'],
  ['an entry that is a text', 'ada-nilsson: Ada\n'],
  ['a list in place of entries', '- ada-nilsson\n'],
  ['nothing at all', ''],
])('%s stays as it is: the check of the journal says what is wrong', (_, text) => {
  expect(authorsText(text, given)).toBe(text);
});
