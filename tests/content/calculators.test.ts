import {CALCULATOR_BY_NAME, CALCULATOR_LIST} from '../../src/features/calculators/all';
import {givenBy, startTexts, workOut} from '../../src/features/calculators/values';
import {calculate} from '../../src/plugins/lib/arithmetic';
import {embeddedCalculators} from '../support/embeddedCalculators';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

/** A call of a calculator in a sum, such as `testSize(rate: 5, change: 20).perGroup`. */
const CALL = /\b(\w+)\(([^()]*:[^()]*)\)\.(\w+)/g;

/** The calculators of recipes and articles, each with the sums of the same text. */
const uses = [
  ...contentOf(ROOT)
    .items('recipe')
    .flatMap(({id: text, calculators = [], sums}) =>
      calculators.map(({id, with: figures}) => ({text, id, figures, sums})),
    ),
  ...contentOf(ROOT)
    .entries('article')
    .flatMap(({id: text, item: {sums}, body}) =>
      embeddedCalculators(body).map((use) => ({...use, text, sums})),
    ),
];

/** What the sums of a text say from a calculator with the same figures as beside it, and what that shows. */
const proven = uses.flatMap(({text, id, figures, sums}) =>
  CALCULATOR_LIST.filter((each) => each.id === id).flatMap((calculator) => {
    const shown = workOut(calculator, givenBy(calculator, startTexts(calculator, figures)));
    const isSame = (input: string) => {
      const [name = '', value] = input.split(':').map((part) => part.trim().replaceAll('"', ''));
      return String(figures[name]) === value;
    };
    return sums
      .flatMap(({is}) => is)
      .flatMap((is) => [...is.matchAll(CALL)])
      .filter(([, name = '', inputs = '']) => {
        return CALCULATOR_BY_NAME[name] === calculator && inputs.split(',').every(isSame);
      })
      .map(([call, , , output = '']) => ({
        text,
        call,
        said: calculate(call),
        shown: shown.figures?.[output] ?? shown.why,
      }));
  }),
);

test('what a text says from a calculator is what the calculator beside it shows', () => {
  expect(proven.filter(({said, shown}) => said !== shown)).toEqual([]);
});
