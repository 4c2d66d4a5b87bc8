import {keysOf} from '../../lib/record';

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
