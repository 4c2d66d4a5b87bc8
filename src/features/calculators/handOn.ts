import {calculatorPath} from '../../config/paths';
import {CALCULATOR_IDS, type CalculatorId} from '../../data/calculators/ids';
import {EXAMPLE} from '../../data/calculators/query';
import type {Given} from './calculator';
import {CURRENCY} from './currency';
import {fieldOf} from './whose';

/** What the tools of the chain hold, as queries. */
export type Held = Readonly<Partial<Record<CalculatorId, string>>>;

/** What an address says of other tools of the chain: under the id of each, its query. */
export function heldIn(query: string): Held {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    CALCULATOR_IDS.flatMap((id) => {
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
