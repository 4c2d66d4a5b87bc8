import {CALCULATOR_GROUPS, CALCULATOR_IDS} from '../../../data/calculators/ids';
import {CALCULATOR_LIST, calculatorRows} from '../../../features/calculators/all';
import type {Calculator} from '../../../features/calculators/calculator';
import {calculatorPath, CALCULATORS_PATH, type PageLink} from '../../../config/paths';
import {linksTo, type Collection} from '../collection';
import {isShown, namingsOf, type Naming} from '../namings';

/** The pages that use a calculator, each once and as the calculator's own page names them. */
export function usesOf(namings: readonly Naming[], calculator: string): PageLink[] {
  const items = new Set(namings.filter(({id}) => id === calculator).map(({entry}) => entry.item));
  return namings
    .filter(({entry: {item}, collection}) => items.delete(item) && isShown(collection, item))
    .flatMap(({collection, entry: {item}}) => linksTo(collection, item));
}

/** Calculators, which are code: an index, and a page for each with what uses it. */
export const calculators: Collection<Calculator> = {
  name: 'calculator',
  title: 'A calculator',
  tag: 'Calculator',
  path: ({id}) => calculatorPath(id),
  pages: () => [CALCULATORS_PATH],

  read: () => ({
    entries: CALCULATOR_LIST.map((item) => ({
      file: `src/features/calculators/${item.id}`,
      item,
      lineOf: () => undefined,
    })),
    problems: [],
    ids: new Set(CALCULATOR_IDS),
  }),

  routes({siteDir}) {
    const namings = namingsOf(siteDir, 'calculator');
    return [
      {
        path: CALCULATORS_PATH,
        component: '@site/src/features/calculators/page/CalculatorIndexPage',
        props: {groups: CALCULATOR_GROUPS.map(({heading, ids}) => ({heading, rows: calculatorRows(ids)}))},
      },
      ...CALCULATOR_LIST.map(({id}) => ({
        path: calculatorPath(id),
        component: '@site/src/features/calculators/page/CalculatorPage',
        modules: {calculator: `@site/src/features/calculators/${id}/calculator.ts`},
        props: {uses: usesOf(namings, id)},
      })),
    ];
  },
};
