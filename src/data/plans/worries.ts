import {keysOf} from '../../lib/record';

/** Monthly revenue, lowest first. */
export const REVENUE_LABEL = {
  'under-30k': 'Under EUR 30,000',
  '30k-150k': 'EUR 30,000 to 150,000',
  '150k-600k': 'EUR 150,000 to 600,000',
  'over-600k': 'Over EUR 600,000',
} as const;
export type Revenue = keyof typeof REVENUE_LABEL;
export const REVENUES: readonly Revenue[] = keysOf(REVENUE_LABEL);

/** The figure that worries a visitor most. */
export const WORRY_LABEL = {
  cost: 'What a new customer costs',
  repeat: 'How many order again',
  traffic: 'How many find us',
  conversion: 'How many of them buy',
  cash: 'Cash until the next round',
} as const;
export type Worry = keyof typeof WORRY_LABEL;
export const WORRIES: readonly Worry[] = keysOf(WORRY_LABEL);

/** The same as the end of a sentence. */
export const WORRY_CLAUSE: Readonly<Record<Worry, string>> = {
  cost: 'a new customer costs too much',
  repeat: 'too few order again',
  traffic: 'too few people find us',
  conversion: 'too few visitors buy',
  cash: 'cash has to last until the next round',
};
