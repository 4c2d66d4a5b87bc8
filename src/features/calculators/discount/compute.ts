import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';

/** Price without VAT in EUR; margin and discount in % of it; `anyway` in % of orders. */
export const INPUTS = {price: NaN, margin: NaN, discount: NaN, anyway: NaN};

export type Figures = {
  /** EUR left per extra order once the discount on all orders is paid. */
  marginPerExtra: number;
  /** Growth in orders, in %, that keeps the margin unchanged; undefined if the discount takes all of it. */
  growth: number | undefined;
};

export function discount(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {price, margin, discount: off, anyway} = numbers(INPUTS, given);
  return outcome(
    [
      [price > 0 && price <= LARGEST, 'The price must be more than EUR 0.'],
      [margin > 0 && margin <= 100, 'The margin must be more than 0 % and at most 100 %.'],
      [off > 0 && off <= 100, 'The discount must be more than 0 % and at most 100 %.'],
      [within(anyway, 0, 100), 'The share of orders that would have come anyway is from 0 to 100 %.'],
      [
        anyway < 100,
        'If every order would have come anyway, there is no extra order to pay for the discount.',
      ],
    ],
    () => ({
      marginPerExtra: (price * (margin - off / (1 - anyway / 100))) / 100,
      growth: margin - off > 1e-9 ? (off / (margin - off)) * 100 : undefined,
    }),
  );
}
