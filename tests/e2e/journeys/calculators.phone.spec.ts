import {calculatorPath} from '../../../src/config/paths';
import {firstSentence} from '../../../src/features/calculators/calculator';
import {outcomeOf, startTexts} from '../../../src/features/calculators/values';
import {changeOf, fieldOf, resultOf, SHAPES} from '../support/calculators';
import {expect, test} from '../support/test';

test('each shape of calculator works on a phone, its answer in two lines @phone', async ({page, goto}) => {
  for (const calculator of SHAPES) {
    const {name, typed, sentence} = changeOf(calculator);
    await goto(calculatorPath(calculator.id));
    const outcome = outcomeOf(calculator, startTexts(calculator));
    const example = 'answer' in outcome ? outcome.answer.sentence : '';
    const lines = await resultOf(page)
      .getByText(firstSentence(example)[0])
      .first()
      .evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
    expect(lines).toBeLessThan(2.1);
    await fieldOf(page, name).fill(typed);
    await expect(resultOf(page)).toContainText(sentence);
    const box = await resultOf(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});
