import {CALCULATOR_BY_NAME, CALCULATORS} from '../../src/features/calculators/all';
import {givenBy, startTexts, workOut} from '../../src/features/calculators/values';
import {calculate} from '../../src/plugins/lib/arithmetic';
import {CALCULATOR_IDS, type CalculatorId} from '../../src/data/calculators/ids';
import type {Sum} from '../../src/data/evidence/schema';
import {embeddedCalculators} from '../support/embeddedCalculators';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

/** A call of a calculator in a sum, such as `testSize(rate: 5, change: 20).perGroup`. */
const CALL = /\b(\w+)\(([^()]*:[^()]*)\)\.(\w+)/g;

interface Use {
  /** The recipe or article, by its id. */
  text: string;
  id: CalculatorId;
  figures: Readonly<Record<string, number | string>>;
  /** The sums of the same text. */
  sums: readonly Sum[];
}

interface Call {
  id: CalculatorId;
  output: string;
  /** The whole call, and what it gives the calculator. */
  text: string;
  given: readonly (readonly [name: string, value: string])[];
}

const known = (given: string) => CALCULATOR_IDS.filter((one) => one === given);

const inRecipes = contentOf(ROOT)
  .items('recipe')
  .flatMap(({id: text, calculators = [], sums = []}) =>
    calculators.flatMap(({id: given, with: figures}) =>
      known(given).map((id): Use => ({text, id, figures, sums})),
    ),
  );

const inArticles = contentOf(ROOT)
  .entries('article')
  .flatMap(({id: text, item: {sums = []}, body}) =>
    embeddedCalculators(body).flatMap(({id: given, figures}) =>
      known(given).map((id): Use => ({text, id, figures, sums})),
    ),
  );

const uses = [...inRecipes, ...inArticles];

const callsOf = (sums: readonly Sum[]): Call[] =>
  sums
    .flatMap(({is}) => is)
    .flatMap((is) => [...is.matchAll(CALL)])
    .flatMap(([text, name = '', inputs = '', output = '']) =>
      CALCULATOR_IDS.filter((id) => CALCULATORS[id] === CALCULATOR_BY_NAME[name]).map((id) => ({
        id,
        output,
        text,
        given: inputs.split(',').map((input) => {
          const [key = '', value = ''] = input.split(':');
          return [key.trim(), value.trim().replaceAll('"', '')] as const;
        }),
      })),
    );

/** Calls in the sums of a text that give the calculator the same figures as the page does. */
const sameCalls = ({id, figures, sums}: Use): Call[] =>
  callsOf(sums).filter(
    (call) => call.id === id && call.given.every(([name, value]) => String(figures[name]) === value),
  );

/** What the sums of a text say from a calculator, and what the calculator beside it shows. */
const provenBy = (use: Use) => {
  const calculator = CALCULATORS[use.id];
  const shown = workOut(calculator, givenBy(calculator, startTexts(calculator, use.figures)));
  return sameCalls(use).map(({text: call, output}) => ({
    text: use.text,
    call,
    said: calculate(call),
    shown: shown.figures?.[output] ?? shown.why,
  }));
};

test('what a text says from a calculator is what the calculator beside it shows', () => {
  expect(uses.flatMap(provenBy).filter(({said, shown}) => said !== shown)).toEqual([]);
});
