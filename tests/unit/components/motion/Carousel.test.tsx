/** @jest-environment node */
import {renderToStaticMarkup} from 'react-dom/server';
import Carousel from '@site/src/components/motion/Carousel';

const drawn = (...labels: string[]) =>
  renderToStaticMarkup(
    <Carousel
      label="People"
      slides={labels.map((label) => ({id: label, label}))}
      again={({label}) => <b>{label}</b>}
    >
      {({label}) => <b>{label}</b>}
    </Carousel>,
  )
    .match(/(?<=<b>)\w+/g)
    ?.join(' ');

test('the first slides stand behind the last once more, but never where they would be in view twice', () => {
  expect(drawn('Ada', 'Ben', 'Cleo')).toBe('Ada Ben Cleo Ada Ben');
  expect(drawn('Ada', 'Ben')).toBe('Ada Ben');
  expect(drawn()).toBeUndefined();
});
