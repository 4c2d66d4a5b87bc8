/** @jest-environment node */
import {howTo} from '@site/src/plugins/outputs/howTo';
import {recipe} from '../../support/recipes';

const URL = 'https://growth.test/a-recipe';

test('a how-to has each task as the name of its step, and its timeframe in words', () => {
  const {steps, timeframe} = recipe();
  const data = howTo(URL, recipe());
  expect(data).toMatchObject({
    disambiguatingDescription: `Timeframe: ${timeframe}.`,
    step: steps.map(({do: name, how: text}) => ({name, text, url: `${URL}#steps-to-execute`})),
  });
});
