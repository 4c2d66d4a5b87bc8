/** @jest-environment node */
import {fillInCalculators} from '@site/src/plugins/lib/mdx/remark';

const text = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});
const number = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value: {value}});

test('a calculator in a text gets its question and its answer, wherever it is', () => {
  const attributes = [text('id', 'reorder'), number('median', '30'), text('units', '2')];
  const tree = {
    type: 'root',
    children: [
      {type: 'mdxJsxFlowElement', name: 'Callout', children: [{type: 'x', name: 'Calculator', attributes}]},
    ],
  };
  fillInCalculators()(tree);
  expect(attributes.slice(3)).toEqual([
    text('question', expect.stringMatching(/\?$/) as string),
    text('result', expect.stringContaining('60 days') as string),
    text('numbers', expect.stringContaining('units bought 2') as string),
  ]);
});

test('one that does not exist stays as it is', () => {
  const attributes = [text('id', 'horoscope')];
  fillInCalculators()({type: 'x', name: 'Calculator', attributes});
  expect(attributes).toHaveLength(1);
});
