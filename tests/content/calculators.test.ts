import path from 'node:path';
import {CALCULATORS} from '../../src/features/calculators/all';
import {COMPUTE, COMPUTE_BY_NAME} from '../../src/features/calculators/compute';
import {givenBy, startTexts} from '../../src/features/calculators/values';
import {wrongFigures} from '../../src/plugins/authoring/check/calculators';
import {calculatorResult} from '../../src/plugins/lib/arithmetic/calculatorCall';
import {evaluate} from '../../src/plugins/lib/arithmetic/evaluate';
import {readRecipes} from '../../src/plugins/content/recipes/read';
import {CALCULATOR_IDS, type CalculatorId} from '../../src/data/calculators/ids';

/** A call of a calculator in a sum, such as `testSize(rate: 5, change: 20).perGroup`. */
const CALL = /\b(\w+)\(([^()]*:[^()]*)\)\.(\w+)/g;

interface Use {
  recipe: string;
  id: CalculatorId;
  figures: Readonly<Record<string, number | string>>;
}

interface Call {
  id: CalculatorId;
  output: string;
  /** The whole call, and what it gives the calculator. */
  text: string;
  given: readonly (readonly [name: string, value: string])[];
}

const recipes = readRecipes(path.resolve(__dirname, '../..'));

const uses = recipes.flatMap(({id: recipe, calculators = []}): Use[] =>
  calculators.flatMap(({id, with: figures}) =>
    CALCULATOR_IDS.filter((one) => one === id).map((known) => ({recipe, id: known, figures})),
  ),
);

function callsOf(recipe: string): Call[] {
  const sums = recipes.find(({id}) => id === recipe)?.sums ?? [];
  return sums
    .flatMap(({is}) => is)
    .flatMap((is) => [...is.matchAll(CALL)])
    .flatMap(([text, name = '', inputs = '', output = '']) =>
      CALCULATOR_IDS.filter((id) => COMPUTE[id] === COMPUTE_BY_NAME.get(name)).map((id) => ({
        id,
        output,
        text,
        given: inputs.split(',').map((input) => {
          const [key = '', value = ''] = input.split(':');
          return [key.trim(), value.trim().replaceAll('"', '')] as const;
        }),
      })),
    );
}

/** Calls in the sums of a recipe that give its calculator the same figures as the page does. */
const sameCalls = ({recipe, id, figures}: Use): Call[] =>
  callsOf(recipe).filter(
    (call) => call.id === id && call.given.every(([name, value]) => String(figures[name]) === value),
  );

test('every calculator of a recipe can work with its figures', () => {
  expect(
    uses.flatMap(({recipe, id, figures}) => wrongFigures(id, figures).map((one) => [recipe, one])),
  ).toEqual([]);
});

test('what a text says from a calculator is what the calculator beside it shows', () => {
  const proven = uses.flatMap((use) => {
    const calculator = CALCULATORS[use.id];
    const shown = COMPUTE[use.id].compute(givenBy(calculator, startTexts(calculator, use.figures)));
    return sameCalls(use).map(({text, output}) => {
      const said = evaluate(text, {functions: {}, valueOf: calculatorResult});
      return {recipe: use.recipe, text, said, shown: 'why' in shown ? shown.why : shown.figures[output]};
    });
  });
  expect(proven.filter(({said, shown}) => said !== shown)).toEqual([]);
  expect(new Set(proven.map(({recipe}) => recipe)).size).toBeGreaterThanOrEqual(3);
});
