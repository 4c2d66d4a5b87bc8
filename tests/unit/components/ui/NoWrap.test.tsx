import {render} from '@testing-library/react';
import NoWrap from '@site/src/components/ui/NoWrap';

const heldIn = (text: string) =>
  [...render(<NoWrap>{text}</NoWrap>).container.querySelectorAll('.nowrap')].map(
    ({textContent}) => textContent,
  );

test('short words with a hyphen and spans of time stay on one line', () => {
  expect(heldIn('Your e-commerce in 2-7 days')).toEqual(['e-commerce', '2-7 days']);
});

test('a dash stays with the word before it', () => {
  expect(heldIn('Companies are changing—and fast.')).toEqual(['changing—']);
});
