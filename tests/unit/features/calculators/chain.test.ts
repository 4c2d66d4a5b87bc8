import fc from 'fast-check';
import type {CalculatorId} from '@site/src/data/calculators/ids';
import {CALCULATORS} from '@site/src/features/calculators/all';
import type {Given} from '@site/src/features/calculators/calculator';
import {CHAIN} from '@site/src/features/calculators/chain';
import {addressOf, heldIn, type Held} from '@site/src/features/calculators/handOn';
import {datesOf} from '@site/src/features/calculators/lib/financing';
import {fieldProblems, givenBy, outcomeOf, startTexts, workOut} from '@site/src/features/calculators/values';
import {exampleNote, filledFrom, queryOf} from '@site/src/features/calculators/whose';
import {figuresOf} from './figures';

const {runway} = CALCULATORS;

/** What the answer to these figures leads to: tools with the figures that they take over, and pages. */
function leadsTo(given: Given) {
  const outcome = outcomeOf(runway, startTexts(runway, given));
  const {next = [], reads = []} = 'answer' in outcome ? outcome.answer : {};
  return [
    ...next.flatMap((one) => (one === false ? [] : [[one.id, one.given]])),
    ...reads.map(({path}) => path.replace(/.*\W/, '')),
  ];
}

/** What else a tool asks for. */
const ORDER = 'vat=0&discount=0&fulfilment=0&fees=0&returns=0&repeat=0&keep=0';
const SEASON = '7:-90000 9:-40000 11:70000 12:90000';
test.each([
  // Stock, and a company that loses besides; one that earns needs no round.
  [{cash: 60_000, burn: 4000, dated: SEASON}, [['advance', {amount: 110_000, month: 7}], 'money']],
  [
    {cash: 60_000, burn: 4000, dated: SEASON, milestone: 6},
    [['advance', {amount: 110_000, month: 7}], ['dilution', {raise: 110_000}], 'money'],
  ],
  [
    {cash: 100_000, burn: -5000, dated: '8:-200000', milestone: 6},
    [['advance', {amount: 60_000, month: 8}], 'money'],
  ],
  // Growth and a loss: a round, once it is known of how much.
  [{cash: 250_000, burn: 75_000, income: 40_000, incomeGrowth: 4}, ['money']],
  [
    {cash: 250_000, burn: 75_000, income: 40_000, incomeGrowth: 4, milestone: 12},
    [['dilution', {raise: 77_100}], 'money'],
  ],
  [{cash: 600_000, burn: 45_000, milestone: 12}, [['dilution', {raise: 210_000}], 'money']],
  // Nothing is missing; a lawyer comes first.
  [{cash: 350_000, burn: 75_000, income: 40_000, incomeGrowth: 4, milestone: 12}, []],
  [{cash: 90_000, burn: 45_000, milestone: 12}, []],
  [{cash: -20_000, burn: 4000, dated: SEASON, milestone: 12}, []],
  [{cash: 100_000, burn: -5000, dated: '3:-200000', milestone: 12}, []],
])('the runway of %j leads to %j', (given, links) => {
  expect(leadsTo(given)).toEqual(links);
});

const partsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.replace(/^.*\?/, '')));

/** What the answers of a tool hand on, with the addresses that do. */
function handedOn(id: CalculatorId, query: string, held: Held = {}, currency = 'EUR') {
  const tool = CALCULATORS[id];
  const filled = filledFrom(tool, partsOf(query));
  const outcome = Object.keys(fieldProblems(tool, filled.texts)).length > 0 || outcomeOf(tool, filled.texts);
  const next = outcome === true || 'why' in outcome ? [] : (outcome.answer.next ?? []);
  const all = {...held, [id]: queryOf(tool, filled)};
  return next.flatMap((one) =>
    one === false
      ? []
      : [{...one, address: addressOf(one.id, all, currency, one.given, exampleNote(tool, filled) !== '')}],
  );
}

describe.each([...new Set(CHAIN.map(({id}) => id))])('%s', (id) => {
  const tool = CALCULATORS[id];

  test('what it hands on, the next shows as it is, and the way back leads to what it held', () => {
    const amounts = fc
      .double({min: 0.01, max: 40, noNaN: true})
      .map((value) => Math.round(value * 100) / 100);
    const plain = Object.entries(tool.inputs).filter(([, {columns, options}]) => !columns && !options);
    const typing = fc.record(Object.fromEntries(plain.map(([name]) => [name, amounts])), {requiredKeys: []});
    fc.assert(
      fc.property(typing, fc.boolean(), (own, isExample) => {
        const start = isExample ? startTexts(tool) : {};
        const query = new URLSearchParams({
          ...start,
          ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
        }).toString();
        for (const {id: next, given, address} of handedOn(id, query)) {
          const target = CALCULATORS[next];
          const {texts} = filledFrom(target, partsOf(address));
          const shown = givenBy(target, texts);
          for (const [name, value] of Object.entries(given)) {
            const read = shown[name] ?? '';
            expect([name, typeof value === 'number' ? Number(read).toFixed(2) : read]).toEqual([
              name,
              typeof value === 'number' ? value.toFixed(2) : value,
            ]);
          }
          expect(filledFrom(tool, partsOf(heldIn(address)[id] ?? ''))).toEqual(
            filledFrom(tool, partsOf(query)),
          );
        }
      }),
      {numRuns: 60},
    );
  });
});

test('a plan hands on to two tools, and each keeps what the others hold', () => {
  const plan = `cash=60000&burn=4000&dated=${SEASON}&milestone=6&process=6&buffer=3`;
  const [advance, round] = handedOn(
    'runway',
    plan,
    {'break-even': 'price=100', dilution: 'pre=5000000&raise=1'},
    'USD',
  );
  expect(partsOf(advance?.address ?? '')).toMatchObject({amount: '110000', month: '7', currency: 'USD'});
  // The sum of the round is new; the valuation that was typed there stays, and none is made up.
  expect(partsOf(round?.address ?? '')).toMatchObject({
    raise: '110000',
    pre: '5000000',
    'break-even': 'price=100',
  });
  expect(partsOf(round?.address ?? '')).not.toHaveProperty('example');
});

test('what an advance costs is what it takes from the plan, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 1000, max: 9_999_999}),
      fc.integer({min: 0, max: 40}),
      fc.integer({min: 1, max: 36}),
      fc.integer({min: 1, max: 24}),
      (amount, fee, months, month) => {
        const [back] = handedOn(
          'advance',
          `repaid=0&amount=${amount}&fee=${fee}&months=${months}&month=${month}&kept=100`,
        );
        const rows = String(back?.given.financing)
          .split(' ')
          .map((row) => row.split(':').map(Number));
        const dates = datesOf(rows);
        const sum = dates.reduce((all, [, paid]) => all + paid, 0);
        expect(-sum).toBeCloseTo(Number(figuresOf('advance', {amount, fee, months, kept: 100}).cost), 2);
        expect(dates.map(([at]) => at)).toEqual(
          Array.from({length: months + 1}, (_, later) => month + later),
        );
      },
    ),
    {numRuns: 100},
  );
});

/** Where a link leads, and what is typed there: what the tool finds, with no figure of an example, and its own links. */
function visit({id, address}: {id: CalculatorId; address: string}, own: Given) {
  const tool = CALCULATORS[id];
  const query = new URLSearchParams({...partsOf(address), ...(own as Record<string, string>)}).toString();
  const filled = filledFrom(tool, partsOf(query));
  expect(exampleNote(tool, filled)).toBe('');
  const links = handedOn(id, query, heldIn(query));
  return {
    figures: workOut(tool, givenBy(tool, filled.texts)).figures ?? {},
    to: (next: CalculatorId) => links.find((link) => link.id === next),
  };
}

test('whatever the company, its own figures go the whole way, and each tool goes on from what the one before found', () => {
  const whole = (min: number, max: number) => fc.integer({min, max});
  const company = fc.record({
    left: whole(1, 100),
    orders: whole(1, 5000),
    costs: whole(0, 400_000),
    cash: whole(0, 3_000_000),
    stock: whole(1, 3_000_000),
    milestone: whole(1, 24),
    pre: whole(100_000, 50_000_000),
  });
  const walked = new Set<string>();
  fc.assert(
    fc.property(company, ({left, orders, costs, cash, stock, milestone, pre}) => {
      const price = left + 10;
      const order = visit(
        {id: 'break-even', address: ''},
        {...partsOf(ORDER), price, goods: 10, orders, ordersGrowth: 0},
      );
      const toCash = order.to('runway');
      expect(toCash?.given.income).toBe(left * orders);
      const dated = `6:-${stock} 11:${2 * stock}`;
      const plan = visit(toCash ?? {id: 'runway', address: ''}, {cash, burn: costs, dated, milestone});
      const balances = Array.from({length: milestone + 6}, (_, at) => {
        const season = (at >= 5 ? -stock : 0) + (at >= 10 ? 2 * stock : 0);
        return cash + (at + 1) * (left * orders - costs) + season;
      });
      const need = Math.max(0, -Math.min(cash, ...balances));
      expect(plan.figures.raise).toBe(need);

      const advance = plan.to('advance');
      const back = advance && visit(advance, {fee: 10, months: 4}).to('runway');
      if (advance && back) {
        const [amount, month] = [Number(advance.given.amount), Number(advance.given.month)];
        const after = balances.map((balance, at) => {
          const due = Math.min(4, Math.max(0, at + 1 - month)) / 4;
          return balance + (at + 1 < month ? 0 : amount) - 1.1 * amount * due;
        });
        const missing = Math.max(0, -Math.min(cash, ...after));
        expect(Math.abs(Number(visit(back, {}).figures.raise) - missing)).toBeLessThan(1.1);
        walked.add('advance');
      }

      const toTable = plan.to('dilution');
      const toSale =
        toTable && visit(toTable, {pre, founder: 100, poolBefore: 0, unissued: 0}).to('waterfall');
      if (toSale) {
        const {yours, investors, others} = visit(toSale, {}).figures;
        expect([yours, investors, others].map((paid) => Math.round(Number(paid)))).toEqual([pre, need, 0]);
        expect(partsOf(heldIn(toSale.address)['break-even'] ?? '').price).toBe(String(price));
        walked.add('sale');
      }
    }),
    {numRuns: 100},
  );
  expect(walked).toEqual(new Set(['advance', 'sale']));
});

test('what follows from an example is named as one, and what was typed beside it is not', () => {
  const [advance] = handedOn('runway', '', {advance: 'amount=5&fee=9'});
  expect(partsOf(advance?.address ?? '')).toMatchObject({
    amount: '250000',
    fee: '9',
    example: 'amount month',
    runway: '',
  });
});
