import type {Page} from 'playwright/test';
import {calculatorPath} from '../../../src/config/paths';
import type {CalculatorId} from '../../../src/data/calculators/ids';
import {CALCULATORS} from '../../../src/features/calculators/all';
import {CHAIN} from '../../../src/features/calculators/chain';
import {fieldOf, resultOf} from '../support/calculators';
import {one, positions} from '../support/content';
import {expect, test} from '../support/test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/** On the page of a tool, or of none. */
interface Step {
  at?: CalculatorId;
  /** The tool has been handed nothing: it shows its example, which is emptied. */
  isExample?: true;
  /** What its fields hold: what was handed on, and nothing where only the visitor knows. */
  has?: Record<string, string>;
  typed?: Record<string, string>;
  says: string[];
  /** What the trail says of other steps. */
  trail?: string[];
  /** The link of the answer or of the trail that is pressed next; `back` is the browser's. */
  then?: string;
}

const NONE = {vat: '0', discount: '0', fulfilment: '0', fees: '0', returns: '0', repeat: '0', keep: '0'};
const TO_CASH = 'How long does the cash last with this income?';
const TO_SALE = 'And what will these shares be paid in a sale?';
/** A founder who holds everything. */
const ALONE = {founder: '100', poolBefore: '0', unissued: '0'};

/** What fits before there is revenue. */
const WITHOUT_REVENUE = one(
  positions.filter(({id}) => id === 'which-money').flatMap(({answers}) => answers),
  'answer for who has no revenue',
  ({when, then}) => /no revenue/i.test(when) && /angels.*grant/is.test(then),
);

const order = (typed: Record<string, string>, says: string): Step => ({
  at: 'break-even',
  isExample: true,
  typed: {...NONE, ...typed},
  says: [says],
  then: TO_CASH,
});

const COMPANIES: Record<string, {currency?: string; steps: Step[]}> = {
  'a shop with stock takes an advance, which goes back into its plan': {
    steps: [
      order({price: '50', goods: '25', orders: '1000'}, 'Each first order leaves EUR 25'),
      {
        at: 'runway',
        has: {income: '25,000', cash: ''},
        typed: {
          cash: '60000',
          burn: '29000',
          dated: '7:-90000 9:-40000 11:70000 12:90000',
          milestone: '12',
        },
        says: ['The cash ends in month 7', 'Finance the stock', 'in month 10, you are EUR 110,000 short'],
        then: 'What would an advance of EUR 110,000 cost?',
      },
      {
        at: 'advance',
        has: {amount: '110,000', month: '7', fee: ''},
        // Something is to be left in month 10; all is repaid at the end.
        typed: {amount: '130000', fee: '8', repaid: '2', months: '6'},
        says: ['It costs 16.6 % a year'],
        then: 'What does it leave in the account, month by month?',
      },
      {
        at: 'runway',
        has: {cash: '60,000', burn: '29,000'},
        says: ['in month 10, you have EUR 20,000', 'You need to raise nothing'],
        trail: ['Order: EUR 25,000 a month', 'Which money: 16.6 % a year'],
      },
    ],
  },
  'five million of direct sales, with a note, a pool and a second round': {
    steps: [
      order(
        {price: '60', vat: '20', goods: '12.5', orders: '8000', ordersGrowth: '2'},
        'Each first order leaves EUR 37.50',
      ),
      {
        at: 'runway',
        has: {income: '300,000', incomeGrowth: '2', cash: ''},
        typed: {
          cash: '700000',
          burn: '360000',
          growth: '2',
          dated: '6:-500000 8:-300000 11:650000 12:500000',
          milestone: '12',
        },
        says: [
          'The cash ends in month 6',
          'ask existing investors for a bridge as well',
          'in month 10, you are EUR 756,983 short',
        ],
        then: 'What would a round of EUR 756,984 leave you?',
      },
      {
        at: 'dilution',
        has: {raise: '756,984', pre: '', founder: ''},
        typed: {
          pre: '6000000',
          raise: '1500000',
          founder: '70',
          poolBefore: '12',
          unissued: '3',
          notes: '400000:8:15:5000000:20:0',
          later: '15000000:4000000:10',
        },
        says: ['You keep 43.8 %', 'After round 2 you have 30.2 %'],
        then: TO_SALE,
      },
      {at: 'waterfall', has: {price: '19,000,000'}, says: ['You get EUR 5,735,189']},
    ],
  },
  'software in dollars, forward, back along the trail, and on': {
    currency: 'USD',
    steps: [
      order({price: '60', goods: '20', orders: '1000', ordersGrowth: '3'}, 'Each first order leaves USD 40'),
      {
        at: 'runway',
        has: {income: '40,000', incomeGrowth: '3', cash: ''},
        typed: {cash: '350000', burn: '75000', milestone: '12'},
        // 350 less 18 * 75, and 40 * (1.03 ** 18 - 1) / 0.03 come in.
        says: ['You need to raise USD 63,423'],
        trail: ['Order: USD 40,000 a month'],
        then: 'What would a round of USD 63,423 leave you?',
      },
      {
        at: 'dilution',
        has: {raise: '63,423', pre: ''},
        typed: {pre: '2000000', ...ALONE},
        says: ['You keep 96.9 %'],
        trail: ['Cash: ends in month 13', 'How much: USD 63,423'],
        then: 'Cash',
      },
      {
        at: 'runway',
        has: {cash: '350,000'},
        says: ['You need to raise USD 63,423'],
        trail: ['What is left: 96.9'],
        then: 'What is left',
      },
      {at: 'dilution', has: {pre: '2,000,000'}, says: ['You keep 96.9 %'], then: TO_SALE},
      {at: 'waterfall', has: {price: '2,063,423'}, says: ['You get USD 2,000,000']},
    ],
  },
  'before revenue, with no order to begin from': {
    steps: [
      {at: 'break-even', isExample: true, says: ['No answer yet'], then: 'Cash'},
      {
        at: 'runway',
        isExample: true,
        typed: {cash: '40000', burn: '8000', milestone: '6'},
        says: ['The cash ends in month 5', 'You need to raise EUR 56,000'],
        then: 'Which money fits which gap?',
      },
      {says: [WITHOUT_REVENUE.when], then: 'back'},
      {
        at: 'runway',
        has: {cash: '40,000'},
        says: ['You need to raise EUR 56,000'],
        then: 'What would a round of EUR 56,000 leave you?',
      },
      {
        at: 'dilution',
        has: {raise: '56,000', pre: ''},
        typed: {pre: '1000000', ...ALONE},
        says: ['You keep 94.7 %'],
        then: TO_SALE,
      },
      {at: 'waterfall', has: {price: '1,056,000'}, says: ['You get EUR 1,000,000']},
    ],
  },
  'three SAFEs and a note, each of its own kind': {
    steps: [
      order({price: '100', goods: '50', orders: '2000'}, 'Each first order leaves EUR 50'),
      {
        at: 'runway',
        has: {income: '100,000', cash: ''},
        typed: {cash: '1500000', burn: '350000', milestone: '12'},
        says: ['You need to raise EUR 3,000,000'],
        then: 'What would a round of EUR 3,000,000 leave you?',
      },
      {
        at: 'dilution',
        has: {raise: '3,000,000', pre: ''},
        typed: {
          pre: '12000000',
          founder: '76',
          poolBefore: '10',
          unissued: '4',
          notes: '150000:::2000000::0 500000:::6000000::0 1000000:::12000000:20:0 250000:6:18:5000000:20:1',
        },
        // 37.66 % of 15 million.
        says: ['You keep 37.7 %', 'worth EUR 5,648,816 on paper'],
        then: TO_SALE,
      },
      {
        at: 'waterfall',
        has: {price: '15,000,000'},
        typed: {price: '9000000'},
        says: ['You get EUR 2,528,322', 'EUR 272,500 paid in'],
      },
    ],
  },
  'with two months of cash: a lawyer first, and no tool for money': {
    steps: [
      order({price: '40', goods: '20', orders: '500'}, 'Each first order leaves EUR 20'),
      {
        at: 'runway',
        has: {income: '10,000', cash: ''},
        typed: {cash: '90000', burn: '55000', milestone: '12'},
        says: ['The cash ends in month 2: see an insolvency lawyer', 'Take no loan and repay no shareholder'],
      },
    ],
  },
};

/** Types as a visitor does: into fields that may be folded away, and row by row. */
async function type(page: Page, id: CalculatorId, typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const {label = '', columns, options, advanced} = CALCULATORS[id].inputs[name] ?? {};
    if (advanced) {
      await page.getByText('Settings that seldom change').tap();
    }
    if (columns === undefined) {
      await (options ? fieldOf(page, name).selectOption(text) : fieldOf(page, name).fill(text));
      continue;
    }
    const field = page.getByRole('group', {name: label, exact: true});
    for (const [row, cells] of text.split(' ').entries()) {
      await field.getByRole('button', {name: 'Add a row'}).tap();
      const boxes = field.getByRole('group', {name: `Row ${row + 1}`}).locator('input, select');
      for (const [at, cell] of [...cells.split(':').entries()].filter(([, each]) => each !== '')) {
        await (columns[at]?.options ? boxes.nth(at).selectOption(cell) : boxes.nth(at).fill(cell));
      }
    }
  }
}

for (const [name, {currency = 'EUR', steps}] of Object.entries(COMPANIES)) {
  test(`from an order to who is paid: ${name}`, async ({page, goto}) => {
    const trails = page.getByRole('navigation', {name: 'From an order to who is paid'});
    const result = resultOf(page);
    await goto(calculatorPath('break-even'));
    await page.getByRole('combobox', {name: 'Currency'}).selectOption(currency);
    for (const [index, {at, isExample, has = {}, typed = {}, says, trail = [], then}] of steps.entries()) {
      if (at !== undefined) {
        await expect(page.getByRole('heading', {level: 1})).toHaveText(CALCULATORS[at].title);
        if (isExample) {
          await page.getByRole('button', {name: 'Empty the example’s figures'}).tap();
        }
        for (const [field, value] of Object.entries(has)) {
          await expect(fieldOf(page, field)).toHaveValue(value);
        }
        await type(page, at, typed);
      }
      for (const words of says) {
        await expect(at === undefined ? page.getByRole('main') : result).toContainText(words);
      }
      for (const words of trail) {
        await expect(trails).toContainText(words);
      }
      if (at !== undefined) {
        await expect(result).not.toContainText(currency === 'EUR' ? /example/i : /EUR|example/i);
      }
      if (then === 'back') {
        await page.goBack();
      } else if (then !== undefined) {
        if (steps[index + 1]?.at === undefined) {
          // The way back leads to what the address holds, which follows when typing pauses.
          await expect(page).toHaveURL(new RegExp(`[?&]${Object.keys(typed).at(-1) ?? ''}=`));
        }
        const isOnTrail = CHAIN.some((step) => step.name === then);
        await (isOnTrail ? trails : result).getByRole('link', {name: then, exact: true}).tap();
      }
    }
    // A round or an advance is offered only where it fits, and nothing after the last step.
    await expect(result.getByRole('link', {name: /advance|round|sale/})).toHaveCount(0);
  });
}
