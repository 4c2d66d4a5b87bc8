/** @jest-environment node */
import {readPalette} from '@site/src/plugins/outputs/social-cards/drawing';
import {titleSize} from '@site/src/plugins/outputs/social-cards/text';

test('a longer title is never larger', () => {
  const sizes = Array.from({length: 100}, (_, length) => titleSize('x'.repeat(length)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('a colour that is missing from the tokens is named', () => {
  expect(() => readPalette('--surface: #ffffff;', 'rose')).toThrow('--ink');
});
