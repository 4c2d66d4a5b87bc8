/** @jest-environment node */
import {checkMarkdown} from '@site/src/plugins/writing/check/markdown';
import {runTool} from '@site/src/plugins/lib/runTool';

jest.mock('@site/src/plugins/lib/runTool', () => {
  const actual = jest.requireActual<{runTool: typeof runTool}>('@site/src/plugins/lib/runTool');
  return {runTool: jest.fn(actual.runTool)};
});

const WRONG = '## A\n\n<Promt />';
const RIGHT = '## A\n\nA text.';

/** The files with a problem, and the files that were compiled to find them. */
async function check(texts: Readonly<Record<string, string>>, lint = false) {
  jest.mocked(runTool).mockClear();
  const sources = Object.entries(texts).map(([file, text]) => ({file, text}));
  const {problems} = await checkMarkdown(process.cwd(), sources, {lint});
  const inputs = jest
    .mocked(runTool)
    .mock.calls.map(([, , options]) => JSON.parse(options?.input ?? '') as {files: {file: string}[]});
  return {
    wrong: problems.map(({file}) => file),
    compiled: inputs.flatMap(({files}) => files.map((one) => one.file)),
  };
}

test('a text is compiled once, and again when it changes or by other rules', async () => {
  const all = ['a.mdx', 'b.mdx'];
  expect(await check({'a.mdx': WRONG, 'b.mdx': RIGHT})).toEqual({wrong: ['a.mdx'], compiled: all});
  expect(await check({'a.mdx': WRONG, 'b.mdx': RIGHT})).toEqual({wrong: ['a.mdx'], compiled: []});
  expect(await check({'a.mdx': WRONG, 'b.mdx': WRONG})).toEqual({wrong: all, compiled: ['b.mdx']});
  expect((await check({'a.mdx': RIGHT}, true)).compiled).toEqual(['a.mdx']);
});
