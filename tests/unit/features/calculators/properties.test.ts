import fc from 'fast-check';
import {CALCULATOR_IDS} from '@site/src/data/calculators/ids';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {givenBy, startTexts, workOut} from '@site/src/features/calculators/values';
import {figuresOf} from './figures';

const hostile = fc.oneof(
  fc.constantFrom(0, 1, -1, 50, 95, 100, 1e9, -1e9, 1e-9, 1e300, NaN, Infinity, -Infinity, 5e-324),
  fc.double({min: 0, max: 1000, noNaN: true}),
  fc.constantFrom('', 'abc', '12', '1e999', '-', '30 41 52'),
);

describe.each(CALCULATOR_IDS)('%s', (id) => {
  const calculator = CALCULATORS[id];
  const inputs = Object.keys(calculator.inputs);
  const outputs = Object.keys(workOut(calculator, givenBy(calculator, startTexts(calculator))).figures ?? {});

  test('answers anything with finite figures or a sentence', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...inputs), hostile), (given) => {
        const outcome = workOut(calculator, given);
        if (outcome.figures === undefined) {
          expect(outcome.why).toMatch(/^[A-Z].*\.$/);
        } else {
          expect(Object.keys(outcome.figures)).toEqual(outputs);
          for (const figure of Object.values(outcome.figures)) {
            expect(figure === undefined || Number.isFinite(figure)).toBe(true);
          }
        }
      }),
      {numRuns: 400},
    );
  });

  test('says what it needs when it is given nothing', () => {
    expect(workOut(calculator, {})).toHaveProperty('why');
  });
});

test('groups changed over give the same difference with its sign turned', () => {
  const group = fc.integer({min: 1, max: 5000}).chain((n) => fc.tuple(fc.constant(n), fc.nat(n)));
  fc.assert(
    fc.property(group, group, ([n1, x1], [n2, x2]) => {
      const one = figuresOf('test-result', {n1, x1, n2, x2});
      const other = figuresOf('test-result', {n1: n2, x1: x2, n2: n1, x2: x1});
      expect(one.low).toBeCloseTo(-Number(other.high), 8);
      // The interval of the ratio excludes no change exactly where that of the difference does.
      if (one.relativeLow !== undefined && Math.abs(Number(one.low)) > 1e-9) {
        expect(Math.sign(one.relativeLow)).toBe(Math.sign(Number(one.low)));
      }
    }),
  );
});

test('extra orders pay for a discount exactly up to the share of growth that it needs', () => {
  fc.assert(
    fc.property(fc.integer({min: 21, max: 100}), fc.integer({min: 1, max: 20}), (margin, off) => {
      const {growth = NaN} = figuresOf('discount', {price: 80, margin, discount: off, anyway: 0});
      const anyway = 100 / (1 + growth / 100);
      expect(figuresOf('discount', {price: 80, margin, discount: off, anyway}).marginPerExtra).toBeCloseTo(
        0,
        6,
      );
    }),
  );
});
