/** @jest-environment node */
import {embeddedIn} from '@site/src/plugins/content/calculators/embedded';
import {piecesOf} from '../../../support/mdxPieces';

test('the calculators of a text are found however they are written, but not in code', () => {
  const text = `<Calculator id="reorder" median={30} />

<Callout>
  <Calculator
    rate={5}
    id='test-size'
  />
</Callout>

\`\`\`mdx
<Calculator id="survey" />
\`\`\`
`;
  const [pieces = []] = piecesOf([text]);
  expect(embeddedIn(text, () => pieces)).toEqual(new Set(['reorder', 'test-size']));
});
