import {calculatorPath} from '../../../src/config/paths';
import {firstSentence} from '../../../src/features/calculators/calculator';
import {outcomeOf, startTexts} from '../../../src/features/calculators/values';
import {changeOf, fieldOf, resultOf, SHAPES} from '../support/calculators';
import {expect, test} from '../support/test';

test('each shape of calculator works on a phone @phone', async ({page, goto}) => {
  for (const calculator of SHAPES) {
    const {name, typed, sentence} = changeOf(calculator);
    await goto(calculatorPath(calculator.id));
    await fieldOf(page, name).fill(typed);
    await expect(resultOf(page)).toContainText(sentence);
    const box = await resultOf(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test('one number stays in view while one types, and covers no field @phone', async ({page, goto}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const calculator of SHAPES) {
    const outcome = outcomeOf(calculator, startTexts(calculator));
    const {rows, sentence} = 'answer' in outcome ? outcome.answer : {rows: [], sentence: ''};
    await goto(calculatorPath(calculator.id));
    const fields = await page.locator('form :is(input, textarea):visible').all();
    const number = page
      .locator('form')
      .getByText(rows[0]?.[1] ?? '', {exact: true})
      .first();
    // Upwards, so that each field comes into view from where the number is.
    await fields.at(-1)?.focus();
    for (const field of fields.toReversed()) {
      await expect(field).toBeFocused();
      await expect(number).toBeInViewport({ratio: 1});
      expect(
        await field.evaluate((element) => {
          const {left, top, bottom} = element.getBoundingClientRect();
          return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 8, y) === element);
        }),
      ).toBe(true);
      await page.keyboard.press('Shift+Tab');
    }
    const lines = await resultOf(page)
      .getByText(firstSentence(sentence)[0])
      .first()
      .evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
    expect(lines).toBeLessThan(2.1);
  }
});
