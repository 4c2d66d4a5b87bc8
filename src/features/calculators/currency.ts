import type {Calculator} from './calculator';

export const CURRENCIES = ['EUR', 'USD', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The parameter of an address that names the currency, as a word. */
export const CURRENCY = 'currency';

/** The currency that an address names; it is a name for the same figures, which are never converted. */
export const currencyOf = (word: number | string | undefined): Currency =>
  CURRENCIES.find((one) => one === String(word).toUpperCase()) ?? 'EUR';

/** All texts of a part with another currency in them. */
function named<Part>(part: Part, currency: Currency): Part {
  if (typeof part === 'string') {
    return part.replaceAll(/\bEUR\b/g, currency) as Part;
  }
  if (Array.isArray(part)) {
    return part.map((each: unknown) => named(each, currency)) as Part;
  }
  return typeof part === 'object' && part !== null
    ? (Object.fromEntries(Object.entries(part).map(([key, each]) => [key, named(each, currency)])) as Part)
    : part;
}

/** Whether any of its fields holds money. */
export const hasMoney = ({inputs}: Calculator): boolean => JSON.stringify(inputs).includes('"EUR"');

/** A calculator whose fields and answers speak of another currency; definitions are written in EUR. */
export const inCurrency = (calculator: Calculator, currency: Currency): Calculator =>
  currency === 'EUR'
    ? calculator
    : {
        ...calculator,
        inputs: named(calculator.inputs, currency),
        compute: (values) => named(calculator.compute(values), currency),
        answer: (figures, values) => named(calculator.answer(figures, values), currency),
      };
