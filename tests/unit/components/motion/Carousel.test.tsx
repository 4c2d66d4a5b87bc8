/** @jest-environment node */
import {renderToStaticMarkup} from 'react-dom/server';
import Carousel from '@site/src/components/motion/Carousel';

const slides = ['Ada', 'Ben', 'Cleo'].map((label) => ({id: label.toLowerCase(), label}));

const drawn = (count: number) =>
  renderToStaticMarkup(
    <Carousel label="People" slides={slides.slice(0, count)} again={({label}) => <b>{label}</b>}>
      {({label}) => <b>{label}</b>}
    </Carousel>,
  );

test('the first slides stand behind the last once more, but never where they would be in view twice', () => {
  expect(drawn(3).match(/<b>\w+/g)).toEqual(['<b>Ada', '<b>Ben', '<b>Cleo', '<b>Ada', '<b>Ben']);
  expect(drawn(2).match(/<b>\w+/g)).toEqual(['<b>Ada', '<b>Ben']);
});

test('without slides there is no carousel', () => {
  expect(drawn(0)).toBe('');
});
