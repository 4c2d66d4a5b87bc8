/** @jest-environment node */
import {stringify} from 'yaml';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {shownFields} from '@site/src/plugins/content/shownFields';
import {EVIDENCE} from '../../support/evidence';

test('a page keeps what Docusaurus reads, and nothing that its route passes to it', async () => {
  const read = {title: 'T', description: 'D', tags: ['crm'], keywords: ['k'], draft: true};
  const passed = {
    related: ['other', 'next-year'],
    faq: [{question: 'Q', answer: 'A'}],
    discuss: true,
    callToAction: {heading: 'H', text: 'T', button: 'B'},
    ...EVIDENCE,
  };
  const {frontMatter} = await shownFields({
    filePath: 'a.mdx',
    fileContent: `---\n${stringify({...read, ...passed}, {schema: 'yaml-1.1'})}---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toEqual(read);
});

test.each(['---js\n', '\uFEFF--- javascript\n', '---\rjs\n', '---json\n'])(
  'no fields are read as code: %j',
  async (first) => {
    const read = jest.fn();
    const fileContent = `${first}{title: process.env.HOME}\n---\n\nText.\n`;
    await expect(
      shownFields({filePath: 'a.mdx', fileContent, defaultParseFrontMatter: read}),
    ).rejects.toThrow(/a\.mdx\n.*line 1: begins with "---" and a word/s);
    expect(read).not.toHaveBeenCalled();
  },
);
