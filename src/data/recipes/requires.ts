import {amountText} from '../plans/spend';
import {NUMBERS, type NumberKey} from './taxonomy';

/** Numbers that a recipe asks for. */
export type Numbers = Readonly<Partial<Record<NumberKey, number | undefined>>>;

/** What a recipe asks for and a shop has said not to have, in words: `10,000 EUR of ad spend a month, you have 900`. */
export function inTheWay(requires: Numbers = {}, {ads}: {ads?: number | undefined}): string | undefined {
  const {adSpendPerMonth: least = 0} = requires;
  return ads === undefined || ads >= least
    ? undefined
    : `${amountText(least)} ${NUMBERS.adSpendPerMonth}, you have ${amountText(ads)}`;
}
