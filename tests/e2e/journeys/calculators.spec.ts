import {calculatorPath} from '../../../src/config/paths';
import {CALCULATORS} from '../../../src/features/calculators/all';
import {CHAIN} from '../../../src/features/calculators/chain';
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
    await expect(resultOf(page)).toContainText(`No answer yet. Still to fill in or to mend: “${label}”`);
    await expect(page.getByRole('status').filter({hasText: `${label}: This is not a number`})).toBeAttached();
    await page.reload();
    await untilLive(page);
    await expect(fieldOf(page, name)).toHaveValue(`${typed}x`);

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
    await expect(page).toHaveURL(path);
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
    await expect(embedded.getByRole('region', {name: 'Result'})).toContainText('No answer yet');
    await expect(field).toHaveAccessibleDescription(/not a number/);
    await field.fill(String(input.example));
    await expect(field).not.toHaveAttribute('aria-invalid');
    expect((await scriptsRunBy(page)).length).toBeGreaterThan(before.length);
    await expect(page).toHaveURL(path);
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a founder types over the example, and sees the answer, whose figures are in it, and what is missing', async ({
    page,
    goto,
  }) => {
    const {id, inputs} = CALCULATORS.runway;
    await goto(calculatorPath(id));
    const form = page.getByRole('form');
    await expect(form).toContainText('An example. Type over it.');
    await expect(page.getByText(CHAIN.at(-1)?.name ?? '', {exact: true})).toBeInViewport({ratio: 1});
    const field = fieldOf(page, 'cash');
    // The line is for the eye: what it says is announced by the status.
    const line = form.getByText(/^The cash ends in month/);
    await expect(line).toBeHidden();
    await field.tap();
    // What matters most is at the end of this one; all of it is seen, in two lines at most.
    await field.fill('90000');
    await expect(line).toHaveText(/ month 2: see an insolvency lawyer this week\. \(with example\)$/);
    const cut = await line.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [text, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
      return text.right > box.right || text.top < box.top || text.bottom > box.bottom || box.height > 48;
    });
    expect(cut).toBe(false);
    await field.fill('400000');
    await expect(resultOf(page)).not.toBeInViewport();
    await expect(line).toBeInViewport({ratio: 1});
    await expect(line).toHaveText(/^The cash ends in month 8,/);
    await expect(resultOf(page)).toContainText(
      `Still the example’s: ${inputs.burn?.label}, ${inputs.dated?.label}`,
    );
    await expect(page.getByRole('status').filter({hasText: 'Still the example’s'})).toBeAttached();
    await line.tap();
    await expect(resultOf(page).getByRole('row').first()).toBeInViewport();

    await form.getByRole('button', {name: 'Empty the example’s figures'}).tap();
    await expect(line).toBeHidden();
    await expect(field).toHaveValue('400,000');
    await expect(resultOf(page)).toContainText('No answer yet');
    await expect(form.getByRole('group', {name: /^Row/})).toHaveCount(0);
    await fieldOf(page, 'burn').fill('40000');
    await expect(resultOf(page)).toContainText(/The cash ends in month 10,/);
    await expect(resultOf(page)).not.toContainText('example');
  });
});

test('a cap table is taken away as a workbook, loaded on a press', async ({page, goto}) => {
  await goto(
    `${calculatorPath('dilution')}?pre=1500000&raise=250000&founder=100&poolBefore=0&unissued=0&notes=250000%3A%3A%3A3000000%3A%3A0`,
  );
  await expect(resultOf(page)).toContainText('You keep 71.4');
  const before = await scriptsRunBy(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', {name: /for Excel/}).click();
  expect((await file).suggestedFilename()).toBe('cap-table.xlsx');
  expect((await scriptsRunBy(page)).length).toBeGreaterThan(before.length);
});
