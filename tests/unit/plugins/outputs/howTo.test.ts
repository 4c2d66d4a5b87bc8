/** @jest-environment node */
import {howTo} from '@site/src/plugins/outputs/howTo';
import {stepsInFull} from '@site/src/data/recipes/words';
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

test('a step has its settings, and the table that it speaks of; one of which none speaks ends its phase', () => {
  const table = {
    phase: 'launch' as const,
    title: 'The texts',
    columns: ['Day', 'Text'],
    rows: [['1', 'Hello']],
  };
  const inWords = 'The texts\nDay | Text\n1 | Hello';
  const textsOf = (steps: ReturnType<typeof recipe>['steps']) =>
    stepsInFull({steps, table}).map(({text}) => text);
  const {steps} = recipe();
  expect(textsOf(steps)).toEqual(steps.map(({how}, index) => (index === 3 ? `${how}\n${inWords}` : how)));
  const speaking = steps.map((step, index) =>
    index === 1 ? {...step, how: 'Draft the table.', settings: [['Texts', 'two'] as [string, string]]} : step,
  );
  expect(textsOf(speaking)[1]).toBe(`Draft the table.\nTexts: two\n${inWords}`);
  expect(textsOf(speaking)[3]).toBe(steps[3]?.how);
  const data = JSON.stringify(howTo(URL, recipe({steps: speaking, table})));
  expect(data).toContain(JSON.stringify(textsOf(speaking)[1]));
});
