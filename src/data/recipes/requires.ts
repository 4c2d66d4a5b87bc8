import {keysOf} from '../../lib/record';
import {amountText} from '../plans/spend';
import {NUMBERS, type NumberKey} from './taxonomy';

/** Numbers of a shop, those that are known, or those that a recipe asks for. */
export type Numbers = Readonly<Partial<Record<NumberKey, number | undefined>>>;

/** A number that a recipe asks for and a shop does not reach; `has` is undefined where it is not known. */
interface Lack {
  key: NumberKey;
  needs: number;
  has: number | undefined;
}

/** What a recipe asks for that a shop does not reach, or has not said. */
export const lacking = (requires: Numbers = {}, own: Numbers = {}): Lack[] =>
  keysOf(NUMBERS).flatMap((key: NumberKey) => {
    const [needs, has] = [requires[key], own[key]];
    return needs === undefined || (has ?? -1) >= needs ? [] : [{key, needs, has}];
  });

/** The same without what is not known: what certainly is in the way. */
export const inTheWay = (requires: Numbers | undefined, own: Numbers): Lack[] =>
  lacking(requires, own).filter(({has}) => has !== undefined);

/** What is lacking in words: `3,000 e-mail contacts, you have 900`. */
export const lackInWords = ({key, needs, has}: Lack): string =>
  `${amountText(needs)} ${NUMBERS[key]}${has === undefined ? '' : `, you have ${amountText(has)}`}`;
