import {render} from '@testing-library/react';
import Unbroken from '@site/src/components/ui/Unbroken';

const heldIn = (text: string) =>
  [...render(<Unbroken>{text}</Unbroken>).container.querySelectorAll('.unbroken')].map(
    ({textContent}) => textContent,
  );

test('short words with a hyphen and spans of time stay on one line', () => {
  expect(heldIn('Your e-commerce in 2-7 days')).toEqual(['e-commerce', '2-7 days']);
});

test('a dash stays with the word before it', () => {
  expect(heldIn('Companies are changing—and fast.')).toEqual(['changing—']);
});
