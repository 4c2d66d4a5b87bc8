import {CALCULATOR_BY_NAME, CALCULATOR_LIST, CALCULATORS} from '../../src/features/calculators/all';
import {givenBy, startTexts, workOut} from '../../src/features/calculators/values';
import {calculate} from '../../src/plugins/lib/arithmetic';
import {embeddedCalculators} from '../support/embeddedCalculators';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';
import {monthsOf, paybackFigures} from '../../src/data/recipes/payback';
import {CASH_MONTHS} from '../../src/data/plans/cash';

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

/** Numbers as the rows of hub and position write them. */
const WORDS = ['three', 'six', 'ten', 'sixteen'];
const NUMBERS: Readonly<Record<number, string>> = {3: 'three', 6: 'six', 10: 'ten', 16: 'sixteen'};

test('hub and position divide the months of cash where the runway calculator does', () => {
  const content = contentOf(ROOT);
  const rows = [
    content
      .items('hub')
      .flatMap(({sections}) => sections)
      .flatMap((section) => (section.kind === 'list' && section.id === 'runway' ? section.groups : []))
      .slice(0, 1)
      .flatMap(({items}) => items.map(({title}) => title)),
    content
      .items('money-position')
      .filter(({id}) => id === 'raise-bridge-or-cut')
      .flatMap(({answers}) => answers.map(({when}) => when)),
  ];
  const {process, buffer} = CALCULATOR_BY_NAME.runway?.inputs ?? {};
  const begin = Number(process?.default) + Number(buffer?.default) + 1;
  const lines = [CASH_MONTHS.lawyer, CASH_MONTHS.bridge, begin, begin + Number(process?.default)];
  for (const titles of rows) {
    const said = titles.join(' ').toLowerCase().split(/\W+/);
    expect(WORDS.filter((word) => said.includes(word))).toEqual(lines.map((months) => NUMBERS[months]));
  }
});

test('the payback calculator comes to the months that a recipe says, by the numbers its link carries', () => {
  const plays = contentOf(ROOT)
    .items('recipe')
    .flatMap(({id, pays, plan}) => (plan === undefined ? [] : [{id, pays, plan}]));
  const months = plays.map(({id, ...play}) => ({
    id,
    said: monthsOf(play),
    shown: workOut(CALCULATORS.payback, paybackFigures(play)).figures?.months,
  }));
  expect(months).not.toHaveLength(0);
  expect(months.filter(({said, shown}) => said !== shown)).toEqual([]);
});
