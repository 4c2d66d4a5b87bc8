/** @jest-environment node */
import {stringify} from 'yaml';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {shownFrontMatter} from '@site/src/plugins/content/shownFrontMatter';
import {EVIDENCE} from '../../support/evidence';

const parse = async (front: unknown) =>
  (
    await shownFrontMatter(new Set(['to-come']))({
      filePath: 'a.mdx',
      fileContent: `---\n${stringify(front, {schema: 'yaml-1.1'})}---\n\nText.\n`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    })
  ).frontMatter;

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

test.each([
  ['2026-12-01', false],
  ['2028-01-01', true],
])(
  "a recipe's review knows on %s whether it is old: %s; what is not published yet is not related",
  async (today, old) => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(today) / 1_000);
    const related = [{id: 'b'}, {id: 'to-come'}];
    const front = await parse({
      id: 'a',
      recipe: {name: 'A', related: ['b', 'to-come'], ...EVIDENCE},
      related,
    });
    expect(front).toEqual({
      id: 'a',
      recipe: {name: 'A', related: ['b'], ...EVIDENCE, reviewed: {...EVIDENCE.reviewed, old}},
      related: [{id: 'b'}],
    });
  },
);

test("a recipe's calculators have their answers", async () => {
  const used = {id: 'test-size', with: {rate: 5, change: 20}};
  const front = await parse({id: 'a', recipe: {name: 'A', calculators: [used], ...EVIDENCE}});
  expect(front).toMatchObject({
    id: 'a',
    recipe: {
      name: 'A',
      calculators: [
        {
          ...used,
          question: expect.stringMatching(/\?$/),
          result: expect.stringContaining('8,158'),
          numbers: expect.stringContaining('rate today 5 %'),
        },
      ],
      related: [],
    },
    related: [],
  });
});

test('an article keeps what its page does not get otherwise, and nothing else', async () => {
  const passed = {
    keywords: ['k'],
    related: ['other', 'next-year'],
    faq: [{question: 'Q', answer: 'A'}],
    discuss: true,
    callToAction: {heading: 'H', text: 'T', button: 'B'},
    ...EVIDENCE,
  };
  expect(await parse({title: 'T', tags: ['crm'], ...passed})).toEqual({title: 'T', tags: ['crm']});
});
