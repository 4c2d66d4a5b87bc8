import type {Locator, Page} from 'playwright/test';
import {calculatorPath} from '../../../src/config/paths';
import {CALCULATORS} from '../../../src/features/calculators/all';
import type {Calculator} from '../../../src/features/calculators/calculator';
import {CHAIN} from '../../../src/features/calculators/chain';
import {fieldOf, resultOf} from '../support/calculators';
import {one, positions} from '../support/content';
import {expect, test} from '../support/test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/** What fits before there is revenue. */
const WITHOUT_REVENUE = one(
  positions.filter(({id}) => id === 'which-money').flatMap(({answers}) => answers),
  'answer for who has no revenue',
  ({when, then}) => /no revenue/i.test(when) && /angels.*grant/is.test(then),
);
const NONE = 'vat=0&discount=0&fulfilment=0&fees=0&returns=0&repeat=0&keep=0';
const TO_CASH = 'press How long does the cash last with this income?';
const TO_SALE = 'press And what will these shares be paid in a sale?';

/**
 * Line by line what a founder sees and does. `on` a tool the fields hold what was handed on, and nothing where only the
 * founder knows; `empty` takes the example out where nothing was handed on; `press` is a link of the answer or the trail.
 */
const COMPANIES: Record<string, string> = {
  'a shop with stock takes an advance, which goes back into its plan': `
    on break-even
    empty
    type ${NONE}&price=50&goods=25&orders=1000
    says Each first order leaves EUR 25
    ${TO_CASH}
    on runway: income=25,000&cash=
    type cash=60000&burn=29000&dated=7:-90000 9:-40000 11:70000 12:90000&milestone=12
    says The cash ends in month 7 | Finance the stock | in month 10, you are EUR 110,000 short
    press What would an advance of EUR 110,000 cost?
    on advance: amount=110,000&month=7&fee=
    type amount=130000&fee=8&repaid=2&months=6
    says It costs 16.6 % a year
    press What does it leave in the account, month by month?
    on runway: cash=60,000&burn=29,000
    says in month 10, you have EUR 20,000 | You need to raise nothing
    trail Order: EUR 25,000 a month | Which money: 16.6 % a year`,
  'five million of direct sales, with a note, a pool and a second round': `
    on break-even
    empty
    type ${NONE}&price=60&vat=20&goods=12.5&orders=8000&ordersGrowth=2
    says Each first order leaves EUR 37.50
    ${TO_CASH}
    on runway: income=300,000&incomeGrowth=2&cash=
    type cash=700000&burn=360000&growth=2&dated=6:-500000 8:-300000 11:650000 12:500000&milestone=12
    says The cash ends in month 6 | ask existing investors for a bridge as well
    says in month 10, you are EUR 756,983 short
    press What would a round of EUR 756,984 leave you?
    on dilution: raise=756,984&pre=&founder=
    type pre=6000000&raise=1500000&founder=70&poolBefore=12&unissued=3
    type notes=400000:8:15:5000000:20:0&later=15000000:4000000:10
    says You keep 43.8 % | After round 2 you have 30.2 %
    ${TO_SALE}
    on waterfall: price=19,000,000
    says You get EUR 5,735,189`,
  'software in dollars, forward, back along the trail, and on': `
    on break-even
    empty
    type currency=USD&${NONE}&price=60&goods=20&orders=1000&ordersGrowth=3
    says Each first order leaves USD 40
    ${TO_CASH}
    on runway: income=40,000&incomeGrowth=3&cash=
    type cash=350000&burn=75000&milestone=12
    says You need to raise USD 63,423
    trail Order: USD 40,000 a month
    press What would a round of USD 63,423 leave you?
    on dilution: raise=63,423&pre=
    type pre=2000000&founder=100&poolBefore=0&unissued=0
    says You keep 96.9 %
    trail Cash: ends in month 13 | How much: USD 63,423
    press Cash
    on runway: cash=350,000
    trail What is left: 96.9
    press What is left
    on dilution: pre=2,000,000
    says You keep 96.9 %
    ${TO_SALE}
    on waterfall: price=2,063,423
    says You get USD 2,000,000`,
  'before revenue, with no order to begin from': `
    on break-even
    empty
    says No answer yet
    press Cash
    on runway
    empty
    type cash=40000&burn=8000&milestone=6
    says The cash ends in month 5 | You need to raise EUR 56,000
    address milestone=6
    press Which money fits which gap?
    read ${WITHOUT_REVENUE.when}
    on runway: cash=40,000
    press What would a round of EUR 56,000 leave you?
    on dilution: raise=56,000&pre=
    type pre=1000000&founder=100&poolBefore=0&unissued=0
    says You keep 94.7 %
    ${TO_SALE}
    on waterfall: price=1,056,000
    says You get EUR 1,000,000`,
  'three SAFEs and a note, each of its own kind': `
    on break-even
    empty
    type ${NONE}&price=100&goods=50&orders=2000
    says Each first order leaves EUR 50
    ${TO_CASH}
    on runway: income=100,000&cash=
    type cash=1500000&burn=350000&milestone=12
    says You need to raise EUR 3,000,000
    press What would a round of EUR 3,000,000 leave you?
    on dilution: raise=3,000,000&pre=
    type pre=12000000&founder=76&poolBefore=10&unissued=4
    type notes=150000:::2000000::0 500000:::6000000::0 1000000:::12000000:20:0 250000:6:18:5000000:20:1
    says You keep 37.7 % | worth EUR 5,648,816 on paper
    ${TO_SALE}
    on waterfall: price=15,000,000
    type price=9000000
    says You get EUR 2,528,322 | EUR 272,500 paid in`,
  'with two months of cash: a lawyer first, and no tool for money': `
    on break-even
    empty
    type ${NONE}&price=40&goods=20&orders=500
    ${TO_CASH}
    on runway: income=10,000&cash=
    type cash=90000&burn=55000&milestone=12
    says The cash ends in month 2: see an insolvency lawyer | Take no loan and repay no shareholder`,
};

/** Types into fields that may be folded away, into choices, and row by row. */
async function type(
  page: Page,
  {inputs}: Calculator,
  [name, text]: readonly [string, string],
): Promise<void> {
  // The currency is a choice beside the inputs.
  const {label = '', columns, options, advanced} = inputs[name] ?? {options: []};
  const enter = (box: Locator, value: string, isChoice: boolean) =>
    isChoice ? box.selectOption(value) : box.fill(value);
  if (advanced) {
    await page.getByText('Settings that seldom change').tap();
  }
  if (columns === undefined) {
    await enter(fieldOf(page, name), text, options !== undefined);
    return;
  }
  const field = page.getByRole('group', {name: label, exact: true});
  for (const [row, cells] of text.split(' ').entries()) {
    await field.getByRole('button', {name: 'Add a row'}).tap();
    const boxes = field.getByRole('group', {name: `Row ${row + 1}`}).locator('input, select');
    for (const [at, cell] of [...cells.split(':').entries()].filter(([, each]) => each !== '')) {
      await enter(boxes.nth(at), cell, columns[at]?.options !== undefined);
    }
  }
}

for (const [name, walk] of Object.entries(COMPANIES)) {
  test(`from an order to who is paid: ${name}`, async ({page, goto}) => {
    const trail = page.getByRole('navigation', {name: 'From an order to who is paid'});
    const result = resultOf(page);
    let tool: Calculator = CALCULATORS['break-even'];
    const says = async (place: Locator, words: string) => {
      for (const each of words.split(' | ')) {
        await expect(place).toContainText(each);
      }
      await expect(result).not.toContainText(walk.includes('USD') ? /EUR|example/i : /example/i);
    };
    const DO: Record<string, (words: string) => Promise<unknown>> = {
      on: async (words) => {
        const [id, held = ''] = words.split(': ');
        tool = one(Object.values(CALCULATORS), 'tool', (each) => each.id === id);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(tool.title);
        for (const [field, value] of new URLSearchParams(held)) {
          await expect(fieldOf(page, field)).toHaveValue(value);
        }
      },
      empty: () => page.getByRole('button', {name: 'Empty the example’s figures'}).tap(),
      type: async (words) => {
        for (const field of new URLSearchParams(words)) {
          await type(page, tool, field);
        }
      },
      says: (words) => says(result, words),
      trail: (words) => says(trail, words),
      press: (words) =>
        (CHAIN.some((step) => step.name === words) ? trail : result)
          .getByRole('link', {name: words, exact: true})
          .tap(),
      // It follows when typing pauses, and is what the way back leads to.
      address: (words) => expect(page).toHaveURL(new RegExp(`[?&]${words}`)),
      // A page that is no tool; from there the browser leads back to the tool with its figures.
      read: async (words) => {
        await expect(page.getByRole('main')).toContainText(words);
        await page.goBack();
      },
    };
    await goto(calculatorPath(tool.id));
    for (const line of walk.trim().split(/\n\s*/)) {
      const [verb = '', ...words] = line.split(' ');
      expect(Object.keys(DO), line).toContain(verb);
      await test.step(line, () => DO[verb]?.(words.join(' ')));
    }
    // Nothing more is offered after the last step, a lawyer's among them.
    await expect(result.getByRole('link', {name: /advance|round|sale/})).toHaveCount(0);
  });
}
