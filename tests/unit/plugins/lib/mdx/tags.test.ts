import {tagsOf} from '@site/src/plugins/lib/mdx/tags';

test('the tags of a component are found however they are written, but not in code', () => {
  const text = `<Calculator id="reorder" median={30} />

<Callout>
  <Calculator
    rate={5}
    note="a > b"
    id='test-size'
  />
</Callout>

<Calculators id="all" />

\`\`\`mdx
<Calculator id="survey" />
\`\`\`
`;
  expect(tagsOf(text, 'Calculator')).toEqual([
    {index: 0, id: 'reorder'},
    {index: text.indexOf('<Calculator\n'), id: 'test-size'},
  ]);
});
