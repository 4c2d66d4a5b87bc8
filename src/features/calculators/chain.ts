import {calculatorPath, positionPath} from '../../config/paths';
import type {CalculatorId} from '../../data/calculators/ids';
import {EXAMPLE} from '../../data/calculators/query';
import {euros} from './lib/format';
import type {Given} from './calculator';
import {CURRENCY} from './currency';
import {fieldOf} from './whose';

type Figures = Readonly<Record<string, number | undefined>>;

export interface Step {
  id: CalculatorId;
  name: string;
  /** What it found, where that is not what its tile says. */
  found?: (figures: Figures) => string | false | undefined;
  /** The page that is the step, where its tool holds nothing. */
  page?: string;
}

/** From an order to who is paid in a sale: each tool goes on from what the one before found. */
export const CHAIN: readonly Step[] = [
  {
    id: 'break-even',
    name: 'Order',
    found: ({income}) => income !== undefined && `${euros(income)} a month`,
  },
  {
    id: 'runway',
    name: 'Cash',
    found: ({endMonth}) => (endMonth === undefined ? 'does not end' : `ends in month ${endMonth}`),
  },
  {id: 'advance', name: 'Which money', page: positionPath({id: 'which-money'})},
  {id: 'runway', name: 'How much', found: ({raise}) => raise !== undefined && euros(raise)},
  {id: 'dilution', name: 'What is left'},
  {id: 'waterfall', name: 'Who is paid'},
];

export const isInChain = (id: CalculatorId): boolean => CHAIN.some((step) => step.id === id);

/** What the tools of the chain hold, as queries. */
export type Held = Readonly<Partial<Record<CalculatorId, string>>>;

/** What an address says of other tools of the chain: under the id of each, its query. */
export function heldIn(query: string): Held {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    CHAIN.flatMap(({id}) => {
      const held = params.get(id);
      return held === null ? [] : [[id, held]];
    }),
  );
}

/** A query with what is handed on in place of what it held, named as an example's where it follows from one. */
function withGiven(query: string, given: Given, isExample: boolean): URLSearchParams {
  const params = new URLSearchParams(query);
  const handed = Object.entries(given).filter(([, value]) => value !== undefined);
  const isHanded = (part: string) => handed.some(([name]) => name === fieldOf(part));
  const examples = (params.get(EXAMPLE) ?? '').split(' ').filter((part) => part !== '' && !isHanded(part));
  for (const [name, value] of handed) {
    params.set(name, String(value));
  }
  const named = [...examples, ...(isExample ? handed.map(([name]) => name) : [])].join(' ');
  if (named !== '' || (handed.length === 0 && params.has(EXAMPLE))) {
    params.set(EXAMPLE, named);
  } else {
    params.delete(EXAMPLE);
  }
  return params;
}

/** The address of a tool, with what it held, what is handed on to it, and what all others of the chain hold. */
export function addressOf(
  to: CalculatorId,
  held: Held,
  currency: string,
  given: Given = {},
  isExample = false,
): string {
  const params = withGiven(held[to] ?? '', given, isExample);
  for (const [id, query] of Object.entries(held)) {
    if (id !== to) {
      params.set(id, query);
    }
  }
  if (currency !== 'EUR') {
    params.set(CURRENCY, currency);
  }
  const query = params.toString();
  return calculatorPath(to) + (query === '' ? '' : `?${query}`);
}
