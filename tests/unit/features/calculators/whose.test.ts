import fc from 'fast-check';
import {asExample} from '@site/src/data/calculators/query';
import {CALCULATORS, CALCULATOR_LIST} from '@site/src/features/calculators/all';
import type {Calculator} from '@site/src/features/calculators/calculator';
import {inCurrency} from '@site/src/features/calculators/currency';
import {recordOf} from '@site/src/lib/record';
import {fieldProblems, labelledValues, outcomeOf, startTexts} from '@site/src/features/calculators/values';
import {
  emptied,
  exampleNote,
  filledFrom,
  isAllExample,
  queryOf,
  typed,
} from '@site/src/features/calculators/whose';

const {runway, dilution, 'test-size': size} = CALCULATORS;
const filledBy = (calculator: Calculator, query: string) =>
  filledFrom(calculator, Object.fromEntries(new URLSearchParams(query)));
const rowsOf = (text = '') => text.split(' ');

describe.each(CALCULATOR_LIST)('$id', (calculator) => {
  const example = filledFrom(calculator, {});
  const names = Object.keys(calculator.inputs);

  test('begins with its example, without a figure in its address', () => {
    expect(example.texts).toEqual(startTexts(calculator));
    expect(isAllExample(calculator, example)).toBe(true);
    expect(queryOf(calculator, example, '?utm_source=mail')).toBe('utm_source=mail');
    expect(filledBy(calculator, '?utm_source=mail')).toEqual(example);
  });

  test('whatever is typed, each figure of the example that is still there is named, and nothing else', () => {
    const typing = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom('', '0', 'abc', '123', '7:8')),
    );
    fc.assert(
      fc.property(typing, (changes) => {
        const filled = changes.reduce((before, [name, text]) => typed(before, name, text), example);
        const own = new Set(changes.map(([name]) => name));
        const note = exampleNote(calculator, filled);
        for (const [name, {label, advanced, options}] of Object.entries(calculator.inputs)) {
          const isSetting = advanced === true || options !== undefined;
          const isLeft = !own.has(name) && filled.texts[name] !== '' && !isSetting;
          expect(filled.examples.some((part) => part === name || part.startsWith(`${name}.`))).toBe(isLeft);
          expect(isLeft && !isAllExample(calculator, filled) ? note : label).toContain(label);
          const left = emptied(calculator, filled).texts[name];
          expect(left).toBe(isLeft ? '' : filled.texts[name]);
        }
        // Reloaded, or sent to somebody, an address says the same.
        expect(filledBy(calculator, queryOf(calculator, filled)).examples).toEqual(
          expect.arrayContaining([...filled.examples]),
        );
      }),
      {numRuns: 30},
    );
  });

  test('from any address, shows what it gives, and no figure of the example', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({minLength: 1}), (name, text) => {
        const filled = filledFrom(calculator, {[name]: text});
        expect(filled.examples).toEqual([]);
        for (const [other, {advanced, options, default: preset}] of Object.entries(calculator.inputs)) {
          const isSetting = advanced === true || options !== undefined;
          expect(other === name || filled.texts[other] === (isSetting ? String(preset ?? '') : '')).toBe(
            true,
          );
        }
      }),
    );
  });
});

test('a value that makes no sense stays in its field, in the address as well', () => {
  const refused = filledBy(runway, '?cash=none&burn=abc&dated=8:&__proto__=1');
  expect(refused.texts).toMatchObject({cash: 'none', burn: 'abc', dated: '8:', process: '6'});
  expect(Object.keys(fieldProblems(runway, refused.texts))).toEqual(['cash', 'burn', 'dated']);
  expect(filledBy(runway, queryOf(runway, refused))).toEqual(refused);
  const nothing = emptied(runway, filledFrom(runway, {}));
  expect(filledBy(runway, queryOf(runway, nothing)).texts).toMatchObject({cash: '', dated: ''});
});

test('of rows, only the one that is typed in is the visitor’s, and it alone is left when the rest is emptied', () => {
  const example = filledFrom(runway, {});
  const [, ...rest] = rowsOf(example.texts.dated);
  const own = typed(example, 'dated', ['8:-1', ...rest].join(' '));
  expect(own.examples).not.toContain('dated.0');
  expect(own.examples).toContain('dated.1');
  const fewer = typed(own, 'dated', ['8:-1', ...rest.slice(1)].join(' '));
  expect(fewer.examples.filter((part) => part.startsWith('dated'))).toEqual(
    rest.slice(1).map((_, row) => `dated.${row + 1}`),
  );
  expect(filledBy(runway, queryOf(runway, fewer)).examples.toSorted()).toEqual(fewer.examples.toSorted());
  expect(emptied(runway, fewer).texts).toMatchObject({cash: '', dated: '8:-1'});
});

test('figures of a text are an example, and what follows from an example is handed on as one', () => {
  const given = asExample({raise: 2_000_000, later: '20000000:5000000:10'});
  const filled = filledFrom(dilution, given);
  expect(isAllExample(dilution, filled)).toBe(true);
  expect(filled.texts).toMatchObject({pre: '', notes: ''});
  expect(exampleNote(dilution, typed(filled, 'pre', '5000000'))).toMatch(/New money, Later rounds\.$/);
  const rate = filledFrom(size, asExample({rate: 5, change: 20}));
  expect(filledBy(size, queryOf(size, rate))).toEqual(rate);
});

describe('the currency', () => {
  const words = (part: unknown): string => JSON.stringify(part);

  test.each(CALCULATOR_LIST)(
    'of $id is a word of its address, shown everywhere, and converts nothing',
    (written) => {
      const filled = filledFrom(written, {currency: 'usd'});
      const calculator = inCurrency(written, filled.currency);
      expect(new URLSearchParams(queryOf(calculator, filled)).get('currency')).toBe('USD');
      expect(filledBy(written, queryOf(calculator, filled))).toEqual(filled);
      expect(filled.texts).toEqual(filledFrom(written, {}).texts);
      expect(typed(filled, 'cash', '1').currency).toBe('USD');
      expect(emptied(calculator, filled).currency).toBe('USD');
      const said = words([
        calculator.inputs,
        outcomeOf(calculator, filled.texts),
        labelledValues(calculator, filled.texts),
        fieldProblems(
          calculator,
          recordOf(Object.keys(calculator.inputs), () => '-1e9'),
        ),
      ]);
      expect(said).not.toContain('EUR');
      expect(said.replaceAll('USD', 'EUR')).toBe(
        words([
          written.inputs,
          outcomeOf(written, filled.texts),
          labelledValues(written, filled.texts),
          fieldProblems(
            written,
            recordOf(Object.keys(calculator.inputs), () => '-1e9'),
          ),
        ]),
      );
    },
  );

  test('that no tool knows is none', () => {
    expect(filledFrom(runway, {cash: 1, currency: 'XYZ'}).currency).toBe('EUR');
  });
});
