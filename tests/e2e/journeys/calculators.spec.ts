import {calculatorPath} from '../../../src/config/paths';
import {sentenceOf, startTexts} from '../../../src/features/calculators/values';
import {changeOf, EMBEDDINGS, fieldOf, resultOf, SHAPES, unfold} from '../support/calculators';
import {one} from '../support/content';
import {expect, tabTo, test, untilLive} from '../support/test';
import {scriptsRunBy, seeAll} from '../support/weight';

for (const calculator of SHAPES) {
  const path = calculatorPath(calculator.id);
  const {name, typed, sentence, query, label} = changeOf(calculator);
  const example = sentenceOf(calculator, startTexts(calculator));

  test(`${calculator.id}: by keyboard, with nonsense, and again from its address`, async ({page, goto}) => {
    await goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(calculator.title);
    await expect(resultOf(page)).toContainText(example);

    const field = fieldOf(page, name);
    await tabTo(field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
    await expect(resultOf(page)).toContainText(sentence);
    await expect(page.getByRole('status').filter({hasText: sentence})).toBeAttached();
    await expect(page).toHaveURL(`${path}?${query}`);

    await page.keyboard.type('x');
    await expect(field).toHaveAccessibleDescription(/not a number/);
    await expect(resultOf(page)).toContainText(sentence);
    await expect(page.getByRole('status').filter({hasText: `${label}: This is not a number`})).toBeAttached();
    await expect(page).toHaveURL(`${path}?${query}`);

    // What is in the address is to be seen at once.
    await page.goto(`${path}?${query}`);
    await untilLive(page);
    await expect(resultOf(page)).toContainText(sentence);
    const startOver = page.getByRole('button', {name: 'Start over'});
    await tabTo(startOver);
    await page.keyboard.press('Enter');
    await expect(resultOf(page)).toContainText(example);
    await expect(startOver).toBeDisabled();
    await expect(startOver).toBeFocused();

    await page.goto(
      `${path}?${Object.keys(calculator.inputs)
        .map((one) => `${one}=%3Cb%3Enonsense`)
        .join('&')}`,
    );
    await untilLive(page);
    await expect(resultOf(page)).toContainText(example);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a calculator shows its example, and the index leads to it', async ({page}) => {
    for (const calculator of SHAPES.slice(0, 1)) {
      await page.goto('/toolkit/calculators');
      await page.getByRole('main').getByRole('link', {name: calculator.title}).click();
      await expect(page.getByRole('region', {name: 'Example'}).getByRole('row').first()).toBeVisible();
      await expect(resultOf(page)).toContainText(sentenceOf(calculator, startTexts(calculator)));
      await expect(page.getByRole('form')).toBeHidden();
    }
  });
});

for (const {where, path, calculator, example} of EMBEDDINGS) {
  test(`in ${where}, a calculator has its answer before it is opened, and its script only then`, async ({
    page,
    goto,
  }) => {
    await goto(path);
    const embedded = page.locator('summary', {hasText: calculator.title}).first().locator('..');
    await expect(embedded.locator('summary').first()).toContainText(example);
    await seeAll(page);
    await unfold(embedded);
    await page.waitForLoadState('networkidle');
    const before = await scriptsRunBy(page);
    await embedded.locator('summary').first().click();
    const [name, input] = one(Object.entries(calculator.inputs), 'number', ([, {list}]) => !list);
    const field = embedded.locator(`form [name="${name}"]`);
    await field.fill('nonsense');
    await expect(embedded.getByRole('region', {name: 'Result'})).toContainText(example);
    await expect(field).toHaveAccessibleDescription(/not a number/);
    await field.fill(String(input.example));
    await expect(field).not.toHaveAttribute('aria-invalid');
    expect((await scriptsRunBy(page)).length).toBeGreaterThan(before.length);
    await expect(page).toHaveURL(path);
  });
}
