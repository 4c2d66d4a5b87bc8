import fc from 'fast-check';
import {recordFrom} from '@site/src/lib/record';
import {CALCULATOR_IDS} from '@site/src/data/calculators/ids';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {firstSentence, type Answer} from '@site/src/features/calculators/calculator';
import {readField} from '@site/src/features/calculators/lib/field';
import {outcomeOf, fieldProblems, startTexts, workOut} from '@site/src/features/calculators/values';

/** Every number that an answer draws. */
const drawn = ({chart, interval}: Answer): number[] => [
  ...(chart?.xs ?? []),
  ...(chart?.lines.flatMap(({ys}) => ys) ?? []),
  ...(chart?.marks?.flatMap(({x, y}) => [x, y]) ?? []),
  ...(interval === undefined ? [] : [interval.low, interval.value, interval.high]),
];

function expectSound(answer: Answer): void {
  const words = [answer.sentence, ...answer.rows.flat()].join(' ');
  expect(words).not.toMatch(/NaN|Infinity|∞|undefined|null/);
  expect(drawn(answer).filter((number) => !Number.isFinite(number))).toEqual([]);
  for (const {ys} of answer.chart?.lines ?? []) {
    expect(ys).toHaveLength(answer.chart?.xs.length ?? 0);
  }
}

describe.each(CALCULATOR_IDS)('%s', (id) => {
  const calculator = CALCULATORS[id];

  test('has words of a good length, and says what it needs when it is given nothing or nonsense', () => {
    expect(calculator.id).toBe(id);
    const nonsense = recordFrom(Object.keys(calculator.inputs).map((name) => [name, -1e300]));
    for (const given of [{}, nonsense]) {
      expect(workOut(calculator, given)).toEqual({why: expect.stringMatching(/^[A-Z].*\.$/)});
    }
    expect(calculator.title).toMatch(/\?$/);
    expect(calculator.description.length).toBeGreaterThan(90);
    expect(calculator.description.length).toBeLessThan(170);
  });

  test('answers its own example, and marks words that its sentence has', () => {
    const texts = startTexts(calculator);
    expect(fieldProblems(calculator, texts)).toEqual({});
    const outcome = outcomeOf(calculator, texts);
    expect(outcome).toHaveProperty('answer');
    if ('answer' in outcome) {
      expectSound(outcome.answer);
      expect(outcome.answer.sentence).toContain(outcome.answer.key);
      // Two lines on a phone.
      expect(firstSentence(outcome.answer.sentence)[0].length).toBeLessThan(70);
    }
  });

  test('takes both ends of each field, and answers any fields that make sense in words and finite pictures', () => {
    const value = ({min, max, whole = false}: {min: number; max: number; whole?: boolean}) =>
      fc
        .oneof(
          fc.constantFrom(min, max, 0, 1, 50, 100, 1e9).filter((one) => one >= min && one <= max),
          fc.double({min, max: Math.min(max, min + 1000), noNaN: true}),
        )
        .map((one) => (whole ? Math.ceil(one) : one));
    const given = fc.record(
      Object.fromEntries(
        Object.entries(calculator.inputs).map(([name, input]) => [
          name,
          input.list
            ? fc.constantFrom('', '1', '5 5 5 5', '30 41 1000000 2,5')
            : input.columns === undefined
              ? value(input)
              : fc
                  .array(fc.tuple(...input.columns.map(value)), {maxLength: 3})
                  .map((rows) => rows.map((row) => row.join(':')).join(' ')),
        ]),
      ),
      {requiredKeys: []},
    );
    fc.assert(
      fc.property(given, (figures) => {
        const outcome = outcomeOf(calculator, startTexts(calculator, figures));
        if ('why' in outcome) {
          expect(outcome.why).toMatch(/^[A-Z].*\.$/);
        } else {
          expectSound(outcome.answer);
        }
      }),
      {numRuns: 300},
    );
    for (const input of Object.values(calculator.inputs).filter(({list, columns}) => !list && !columns)) {
      expect(readField(input, String(input.min))).toEqual({value: input.min});
      expect(readField(input, String(input.max))).toEqual({value: input.max});
    }
  });
});
