import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {CALCULATORS, CALCULATOR_LIST} from '@site/src/features/calculators/all';
import {asGiven, euros, percent, short, withoutBreaks} from '@site/src/features/calculators/lib/format';
import {readField} from '@site/src/features/calculators/lib/field';
import {parseNumber} from '@site/src/features/calculators/lib/parse';
import {ticks} from '@site/src/features/calculators/lib/sample';
import {startTexts, labelledValues} from '@site/src/features/calculators/values';
import CalculatorField from '@site/src/features/calculators/view/CalculatorField';

test.each<[string, number | undefined]>([
  ['12.5', 12.5],
  [' 1 234 ', 1234],
  ['1\u00A0234,5', 1234.5],
  ['\u202A1234\u202C', 1234],
  ['\uFEFF\uFF11\uFF12', 12],
  ['٥٠', 50],
  ['۵۰ %', 50],
  ['५०', 50],
  ['5٫5', 5.5],
  ['١٬٠٠٠', 1000],
  ['1,234', 1234],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1.234.567', 1_234_567],
  ['1.234', 1.234],
  ['5 %', 5],
  ["1'000", 1000],
  ['59,-', 59],
  ["CHF 1'299.\u2014", 1299],
  ['\u221259,-', -59],
  ['60 Euro', 60],
  ['30 per cent', 30],
  ['approx. 30', 30],
  ['\u224830', 30],
  ['~-5', -5],
  ['1,00,000', 100_000],
  ['₹1,00,000', 100_000],
  ['Rs. 12,34,567', 1_234_567],
  ['1,0,000', undefined],
  ['US$ 100', 100],
  ['-A$100', -100],
  ['CA$100', 100],
  ['CAD 100', 100],
  ['ca. 100', 100],
  ['R$ 100', 100],
  ['100 kr', 100],
  ['kr. 1.234,50', 1234.5],
  ['100 SEK', 100],
  ['100 zł', 100],
  ['100 Ft', 100],
  ['Fr. 100', 100],
  ['100 krill', undefined],
  ['20-30', undefined],
  ['3 European towns', undefined],
  ['1.2 million', undefined],
  ['59,-5', undefined],
  ['\u22125', -5],
  ['', undefined],
  ['1,2,3', undefined],
  ['1e5', undefined],
  ['9'.repeat(400), undefined],
])('"%s" is read as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('in words, a unit is beside its number where the name of the field does not say it already', () => {
  const texts = {...startTexts(CALCULATORS.reorder), intervals: '', median: '34', units: '1'};
  expect(Object.fromEntries(labelledValues(CALCULATORS.reorder, texts))).toEqual({
    'Median of these days': '34',
    'Units bought': '1',
    'Pace of this customer': '0.9',
  });
  const numbers = CALCULATOR_LIST.flatMap((calculator) => labelledValues(calculator, startTexts(calculator)));
  expect(numbers.filter(([label, value]) => / 1 [a-z]+s$/.test(`${label} ${value}`))).toEqual([]);
  expect(numbers.filter(([, value]) => value.endsWith(' %')).length).toBeGreaterThan(0);
});

test.each([
  ['900.000', 900_000],
  ['12.000', 12_000],
  ['1500,5', 1500.5],
  ['1٫500', 1.5],
  ['0.125', 0.125],
  ['$900,000', 900_000],
  ['€1,1 M', 1_100_000],
  ['100 k$', 100_000],
  ['US$ 2m', 2_000_000],
  ['1.005k', 1_005],
  ['1.2 million', 1_200_000],
  ['2 Mio. EUR', 2_000_000],
  ['1.2 million euros', 1_200_000],
  ['3 thousand million', undefined],
  ['2 billion', undefined],
  ['3km', undefined],
])('as money or whole things, "%s" is %s', (text, value) => {
  expect(parseNumber(text, true)).toBe(value);
});

test('what may be below zero is typed on keys that have a minus, which the number pads of iOS lack', () => {
  const field = {text: '', problem: undefined, onChange: () => undefined, onLeave: () => undefined};
  const inputs = CALCULATOR_LIST.flatMap((calculator) => Object.entries(calculator.inputs));
  for (const [name, input] of inputs.filter(
    ([, {list, columns, options}]) => !list && !columns && !options,
  )) {
    const html = renderToStaticMarkup(createElement(CalculatorField, {...field, name, input}));
    expect([name, html.includes('inputMode="decimal"')]).toEqual([name, input.min >= 0]);
  }
});

test('a number is read as it was written out', () => {
  fc.assert(
    fc.property(fc.integer({min: -1e9, max: 1e9}), fc.integer({min: 0, max: 3}), (digits, decimals) => {
      const value = digits / 10 ** decimals;
      expect(parseNumber(asGiven(value))).toBeCloseTo(value, 6);
    }),
  );
});

test('results have as many digits as they deserve', () => {
  expect([0.354, 1.58, 33.33, 16316, 1e-7].map(short)).toEqual(['0.35', '1.6', '33.3', '16,316', '0']);
  expect([0.7, 22.5, 104.3, -0.001].map(euros)).toEqual(['EUR 0.70', 'EUR 22.50', 'EUR 104', 'EUR 0']);
  expect(withoutBreaks(`${euros(5)}, ${percent(5)}`)).toBe('EUR\u00A05, 5\u00A0%');
});

test('an axis has round numbers that hold both ends', () => {
  expect(ticks(0, 16_316)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  expect(ticks(-4200, 1800)).toEqual([-6000, -4000, -2000, 0, 2000]);
  fc.assert(
    fc.property(
      fc.double({min: -1e9, max: 1e9, noNaN: true}),
      fc.double({min: 0, max: 1e9}),
      (from, more) => {
        const all = ticks(from, from + more);
        expect(all.length).toBeLessThan(9);
        expect(new Set(all).size).toBe(all.length);
      },
    ),
  );
});

const {inputs} = CALCULATORS['test-result'];

test.each([
  ['n1', '', /missing/],
  ['n1', 'many', /not a number/],
  ['n1', '0', /less than 1\./],
  ['n1', '2.5', /whole/],
  ['confidence', '100', /more than 99.9 %/],
])('%s says what is wrong with "%s"', (name, text, problem) => {
  const input = inputs[name];
  expect(input && readField(input, text)).toEqual({problem: expect.stringMatching(problem)});
});

test.each([
  // Of a row that is begun, nothing is taken for granted.
  ['3000000:20:1:2::1', 'Row 1, cap: A number is missing here.'],
  ['3:20:1::: 3000000:20:1:2:0.5:', 'Row 1, participating: Choose one.'],
  ['1:10::0:: 3000000:20:2:2:1.5:', 'Row 2, cap: It cannot be less than the preference.'],
  ['3000000:20:1:1:2:1', /^Row 1, participating: A cap counts with “To a cap” alone\./],
  ['3000000:', 'Row 1, share: A number is missing here.'],
])('of classes, "%s" is named', (text, problem) => {
  const {classes} = CALCULATORS.waterfall.inputs;
  expect(classes && readField(classes, text)).toEqual({
    problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
  });
});

test.each([
  ['30 41\n52;2,5', {value: '30 41 52 2.5'}],
  ['30 forty', {problem: expect.stringMatching(/^Only numbers/)}],
  ['30,45,60', {value: '30 45 60'}],
  ['2,5, 30,25, 41', {value: '2.5 30.25 41'}],
  ['"30","45","60"', {value: '30 45 60'}],
  ["1'200 30", {value: '1200 30'}],
  ['| 30 | 45,5 |', {value: '30 45.5'}],
  ['1,200 30', {value: '1200 30'}],
  ['30,forty,60', {problem: expect.stringMatching(/^Only numbers/)}],
  ['30 -5', {problem: expect.stringMatching(/from 0\.01 to 1,000,000\.$/)}],
])('a pasted list "%s" is read, or what is wrong with it is said', (text, read) => {
  const {intervals} = CALCULATORS.reorder.inputs;
  expect(intervals && readField(intervals, text)).toEqual(read);
});

test.each(['1.234', '1,234', '28,125', '59,-'])('a list reads "%s" as the field beside it does', (text) => {
  const {intervals, median} = CALCULATORS.reorder.inputs;
  const alone = median && readField(median, text);
  const listed = intervals && readField(intervals, text);
  expect(listed).toEqual({value: String(alone && 'value' in alone ? alone.value : undefined)});
});

test('what a text leaves out is what the calculator takes it for', () => {
  expect(startTexts(CALCULATORS.reorder, {median: 38})).toEqual({
    intervals: '',
    median: '38',
    units: '1',
    factor: '1',
  });
  expect(startTexts(CALCULATORS['test-size'], {rate: 4, change: 10}).weekly).toBe('');
});
