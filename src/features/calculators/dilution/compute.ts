import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {parseList} from '../lib/parse';

/**
 * `pre` and `raise` in EUR; the others in %, pools as a share of the company after the round. Besides, `notes` and
 * `caps` are lists in EUR.
 */
export const INPUTS = {pre: NaN, raise: NaN, founder: 100, poolBefore: 0, poolAfter: 0, discount: 0};

export type Figures = {
  /** Shares after the round, in %. */
  founder: number;
  others: number;
  investors: number;
  notes: number;
  pool: number;
  /** In EUR: the company after the round, all of today's shares at its price, and the founder's among them. */
  post: number;
  effective: number;
  founderValue: number;
};

/** One cap may serve all notes; without one there is no cap. */
const capsFor = (notes: readonly number[], caps: readonly number[]): readonly number[] =>
  notes.map((_, index) => (caps.length === 1 ? caps[0] : caps[index]) ?? Infinity);

/**
 * The share that a note converts to: at its cap, which counts all notes but neither new options nor new money, or
 * at the discount on the round's price, whichever is more.
 */
const partOf = (note: number, cap: number, before: number, paid: number): number =>
  Math.max((note / cap) * before, note / paid);

const amountsIn = (list: number | string | undefined): number[] => parseList(String(list ?? ''), true);

export function dilution(given: Given<keyof typeof INPUTS | 'notes' | 'caps'>): Outcome<Figures> {
  const {pre, raise, founder, poolBefore, poolAfter, discount} = numbers(INPUTS, given);
  const [notes, caps] = [amountsIn(given.notes), amountsIn(given.caps)];
  const sound = (amounts: readonly number[]) => amounts.every((one) => within(one, 1, LARGEST));
  const post = pre + raise;
  const pool = poolBefore / 100;
  /** The share that is neither new money nor new options. */
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
      // Options created after the round dilute everyone alike.
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
