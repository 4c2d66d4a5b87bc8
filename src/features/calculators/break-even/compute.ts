import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';

/** Price (with VAT), goods, fulfilment and repeat margin in EUR; the others in %. */
export const INPUTS = {
  price: NaN,
  vat: 0,
  discount: 0,
  goods: NaN,
  fulfilment: 0,
  fees: 0,
  returns: 0,
  repeat: 0,
  keep: 0,
};

export type Figures = {
  /** EUR left of an order before advertising, averaged over kept and returned ones. */
  contribution: number;
  most: number;
  /** Revenue per euro of advertising at break-even; undefined if there is no margin. */
  roasWithVat: number | undefined;
  roasWithoutVat: number | undefined;
  /** The same if a customer costs `most`; undefined if nothing may be spent. */
  targetWithVat: number | undefined;
  targetWithoutVat: number | undefined;
};

/**
 * Fees are paid on the price with VAT. The goods of a returned order are sold again; its fulfilment and fees are
 * lost.
 */
export function breakEven(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {price, vat, discount, goods, fulfilment, fees, returns, repeat, keep} = numbers(INPUTS, given);
  const amounts = [goods, fulfilment, repeat].every((amount) => within(amount, 0, LARGEST));
  return outcome(
    [
      [price > 0 && price <= LARGEST, 'The price must be more than EUR 0.'],
      [amounts, 'Goods, fulfilment and repeat orders must be EUR 0 or more.'],
      [within(vat, 0, 100), 'VAT must be from 0 to 100 %.'],
      [discount >= 0 && discount < 100, 'The discount must be from 0 % to less than 100 %.'],
      [within(fees, 0, 100) && within(returns, 0, 100), 'Fees and returns must be from 0 to 100 %.'],
      [within(keep, 0, 100), 'You can keep from 0 to 100 % of the margin.'],
    ],
    () => {
      const paid = price * (1 - discount / 100);
      const net = paid / (1 + vat / 100);
      const contribution = (1 - returns / 100) * (net - goods) - fulfilment - (fees / 100) * paid;
      const margin = Math.max(0, contribution + repeat);
      const most = margin * (1 - keep / 100);
      const per = (revenue: number, cost: number) => (cost > 0 ? revenue / cost : undefined);
      return {
        contribution,
        most,
        roasWithVat: per(paid, margin),
        roasWithoutVat: per(net, margin),
        targetWithVat: per(paid, most),
        targetWithoutVat: per(net, most),
      };
    },
  );
}
