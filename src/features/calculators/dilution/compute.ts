import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {parseList} from '../lib/parse';

/**
 * Value before the round and new money in EUR; the founder's share today and new options in % of the company after the
 * round, made before it or after it; the notes' discount in %. Beside them `notes` and `caps`, lists in EUR.
 */
export const INPUTS = {pre: NaN, raise: NaN, founder: 100, poolBefore: 0, poolAfter: 0, discount: 0};

export type Figures = {
  /** What each holds afterwards, in %: the founder, all others of today, new investors, holders of notes, new options. */
  founder: number;
  others: number;
  investors: number;
  notes: number;
  pool: number;
  /** EUR: the company after the round, all shares of today at its price, and the founder's among them. */
  post: number;
  effective: number;
  founderValue: number;
};

/** Caps in the order of the notes: one may serve for all, and none means that there is no cap. */
const capsFor = (notes: readonly number[], caps: readonly number[]): readonly number[] =>
  notes.map((_, index) => (caps.length === 1 ? caps[0] : caps[index]) ?? Infinity);

/**
 * The part of the company after the round that a note becomes: at its cap, which counts all notes but neither the new
 * options nor the new money, or at the discount on the round's price, whichever gives more.
 */
const partOf = (note: number, cap: number, before: number, paid: number): number =>
  Math.max((note / cap) * before, note / paid);

/** The amounts of a list in EUR. */
const amountsIn = (list: number | string | undefined): number[] => parseList(String(list ?? ''), true);

/** Who holds what after a round. */
export function dilution(given: Given<keyof typeof INPUTS | 'notes' | 'caps'>): Outcome<Figures> {
  const {pre, raise, founder, poolBefore, poolAfter, discount} = numbers(INPUTS, given);
  const [notes, caps] = [amountsIn(given.notes), amountsIn(given.caps)];
  const sound = (amounts: readonly number[]) => amounts.every((one) => within(one, 1, LARGEST));
  const post = pre + raise;
  const pool = poolBefore / 100;
  /** What is neither new money nor new options. */
  const before = pre / post - pool;
  const parts = capsFor(notes, caps).map((cap, index) =>
    partOf(notes[index] ?? 0, cap, before, (1 - discount / 100) * post),
  );
  const converted = parts.reduce((sum, part) => sum + part, 0);
  const today = before - converted;
  return outcome(
    [
      [within(pre, 1, LARGEST), 'The value before the round must be more than EUR 0.'],
      [within(raise, 0, LARGEST), 'The new money cannot be below EUR 0.'],
      [within(founder, 0, 100), 'The share of the founder is 0 to 100 % of all shares.'],
      [within(poolBefore, 0, 90) && within(poolAfter, 0, 90), 'New options can be 0 to 90 % of the company.'],
      [within(discount, 0, 90), 'The discount can be 0 to 90 %.'],
      [
        sound(notes) && sound(caps),
        'Notes and caps are amounts of EUR 1 or more, with a space between them.',
      ],
      [
        caps.length <= 1 || caps.length === notes.length,
        'Give one cap for all notes, or one for each, in the same order.',
      ],
      [today > 0, 'Round, options and notes together would take more than the whole company.'],
    ],
    () => {
      // Options made after the round take from everyone alike; the number of shares that the others hold stays.
      const left = 100 - poolAfter;
      const mine = (today * founder) / 100;
      return {
        founder: mine * left,
        others: (today - mine) * left,
        investors: (raise / post) * left,
        notes: converted * left,
        pool: pool * left + poolAfter,
        post,
        effective: today * post,
        founderValue: mine * post,
      };
    },
  );
}
