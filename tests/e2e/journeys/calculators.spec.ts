import type {Locator, Page} from 'playwright/test';
import {CALCULATOR_LIST} from '../../../src/features/calculators/all';
import type {Calculator} from '../../../src/features/calculators/calculator';
import {calculatorPath} from '../../../src/features/calculators/paths';
import {queryOf, sentenceOf, startTexts} from '../../../src/features/calculators/values';
import {addressOf, one, recipes} from '../support/content';
import {expect, test, untilLive} from '../support/test';
import {scriptsRunBy} from '../support/weight';

/** The first field that holds a number, a tenth more than its example as a German would type it, and what that gives. */
function changeOf(calculator: Calculator) {
  const [name, input] = one(
    Object.entries(calculator.inputs),
    'number',
    ([, {example, list}]) => example !== '' && !list,
  );
  const more = Number(input.example) * 1.1;
  const typed = String(input.whole ? Math.round(more) : Number(more.toFixed(4))).replace('.', ',');
  const texts = {...startTexts(calculator), [name]: typed};
  return {
    name,
    label: input.label,
    typed,
    sentence: sentenceOf(calculator, texts),
    query: queryOf(calculator, texts),
  };
}

const resultOf = (page: Page): Locator => page.getByRole('region', {name: 'Result'});
const fieldOf = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

/** Presses a key until an element has the focus. */
async function pressUntil(key: string, target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let times = 0; times < 80 && !(await focused()); times += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

for (const calculator of CALCULATOR_LIST) {
  const path = calculatorPath(calculator.id);
  const {name, typed, sentence, query, label} = changeOf(calculator);
  const example = sentenceOf(calculator, startTexts(calculator));

  test(`${calculator.id}: by keyboard, with nonsense, and again from its address`, async ({page, goto}) => {
    await goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(calculator.title);
    await expect(resultOf(page)).toContainText(example);

    const field = fieldOf(page, name);
    await pressUntil('Tab', field);
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

    // Nobody shows any intent here: what is in the address is to be seen at once.
    await page.goto(`${path}?${query}`);
    await untilLive(page);
    await expect(resultOf(page)).toContainText(sentence);
    await pressUntil('Tab', page.getByRole('button', {name: 'Start over'}));
    await page.keyboard.press('Enter');
    await expect(resultOf(page)).toContainText(example);

    await page.goto(
      `${path}?${Object.keys(calculator.inputs)
        .map((one) => `${one}=%3Cb%3Enonsense`)
        .join('&')}`,
    );
    await untilLive(page);
    await expect(resultOf(page)).toContainText(example);
  });
}

test('every calculator works on a phone @phone', async ({page, goto}) => {
  for (const calculator of CALCULATOR_LIST) {
    const {name, typed, sentence} = changeOf(calculator);
    await goto(calculatorPath(calculator.id));
    await fieldOf(page, name).tap();
    await fieldOf(page, name).fill(typed);
    await expect(resultOf(page)).toContainText(sentence);
    const box = await resultOf(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every calculator shows its example, and the index leads to it', async ({page}) => {
    for (const calculator of CALCULATOR_LIST) {
      await page.goto('/toolkit/calculators');
      await page.getByRole('main').getByRole('link', {name: calculator.title}).click();
      await expect(page.getByRole('region', {name: 'Example'}).getByRole('row').first()).toBeVisible();
      await expect(resultOf(page)).toContainText(sentenceOf(calculator, startTexts(calculator)));
      await expect(page.getByRole('form')).toBeHidden();
    }
  });
});

test.describe('in a recipe', () => {
  const recipe = one(recipes, 'recipe with a calculator', ({calculators}) => calculators !== undefined);
  const [used] = recipe.calculators ?? [];
  const calculator = one(CALCULATOR_LIST, 'calculator', ({id}) => id === used?.id);
  const example = sentenceOf(calculator, startTexts(calculator, used?.with));

  test('a calculator has its answer before it is opened, and its script only then', async ({page, goto}) => {
    await goto(addressOf.recipe(recipe));
    const embedded = page.locator('details', {hasText: calculator.title}).first();
    await expect(embedded.locator('summary').first()).toContainText(example);
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
    await expect(page).toHaveURL(addressOf.recipe(recipe));
  });
});
