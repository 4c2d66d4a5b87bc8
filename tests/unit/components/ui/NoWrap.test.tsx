import {render} from '@testing-library/react';
import NoWrap from '@site/src/components/ui/NoWrap';

const heldIn = (text: string) =>
  [...render(<NoWrap>{text}</NoWrap>).container.querySelectorAll('.nowrap')].map(
    ({textContent}) => textContent,
  );

test('short words with a hyphen and spans of time stay on one line', () => {
  expect(heldIn('Your e-commerce in 2-7 days')).toEqual(['e-commerce', '2-7 days']);
});

test('a date stays on one line', () => {
  expect(heldIn('Next: Mon 30 Nov, set up 35 by 5 March 2027')).toEqual(['Mon 30 Nov', '5 March 2027']);
});

test('a dash stays with the word before it', () => {
  expect(heldIn('Companies are changing—and fast.')).toEqual(['changing—']);
});
