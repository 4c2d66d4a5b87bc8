import {CAP_COUNTS, METHODS, VALUATIONS} from './conversion';
import {CHOOSE, MISSING} from './field';
import {amount, choice, months, percentage, plain, price, rows} from './inputs';

const OPEN = {optional: true} as const;
const proRata = choice('Pro rata', ['No', 'Yes'], '');

/** What `dilution` asks for. */
export const dilutionInputs = {
  pre: price('Valuation', 8_000_000, 'As the term sheet has it.', {step: 100_000}),
  quoted: choice(
    'This valuation is',
    VALUATIONS,
    'Post-money: the whole company after the round, with the new money and all notes.',
  ),
  raise: amount('New money', 2_000_000, 'For new shares, earlier investors too; without the notes.', {
    step: 100_000,
  }),
  founder: percentage('Your share today', 60, 'Of all shares and options, before convertibles.', {
    default: 100,
  }),
  poolBefore: percentage(
    'Option pool after the round',
    10,
    'Unissued, in % of the company after the round, with what is unissued today. All but the new investors give up the rest, holders of notes too.',
    {default: 0, max: 90},
  ),
  unissued: percentage('Unissued options today', 2, 'In % of all shares and options.', {default: 0}),
  shares: plain(
    'Number of shares today',
    10_000_000,
    'All shares and options, before convertibles: for the price of a share.',
    {optional: true, whole: true, min: 1, step: 1000},
  ),
  earlier: rows(
    'Preferred shares of today',
    [price('Paid in', '', ''), percentage('Share today', '', '', {min: 0.01}), proRata],
    '600000:12:1',
    'A row for each earlier round, paid first in a sale. Pro rata: it takes its part of the new shares.',
  ),
  notes: rows(
    'Convertibles and SAFEs',
    [
      price('Amount', '', ''),
      percentage('Interest', '', '', OPEN),
      months('Months', '', '', OPEN),
      price('Cap', '', '', OPEN),
      percentage('Discount', '', '', OPEN),
      choice('Cap counts', CAP_COUNTS, '', OPEN),
      proRata,
    ],
    '500000:::5000000:20:0:0',
    'A row for each; leave empty what it does not have. Simple interest, in % a year, for so many months. What its cap counts stands under “capitalisation”: all notes is post-money, as in Y Combinator’s SAFE since 2018, no notes pre-money. MFN (most favoured nation): the best terms of later notes.',
    {
      mismatch([, rate = NaN, term = NaN, cap = NaN, , counts = NaN]) {
        if (Number.isNaN(rate) !== Number.isNaN(term)) {
          return {at: Number.isNaN(rate) ? 1 : 2, problem: MISSING};
        }
        return !Number.isNaN(cap) && Number.isNaN(counts) ? {at: 5, problem: CHOOSE} : undefined;
      },
    },
  ),
  later: rows(
    'Later rounds',
    [price('Pre-money', '', ''), amount('New money', '', ''), percentage('Option pool', '', '', OPEN)],
    '20000000:5000000:10',
    'Two at most. By then the pool before is granted, and a new one is made.',
  ),
  method: choice(
    'Method',
    METHODS,
    'For a pre-money valuation. Percent ownership: new investors get their share, whatever converts. Fixed pre-money: the notes dilute them, too. Dollars invested: in between.',
    {advanced: true},
  ),
  poolAfter: percentage('Options made after the closing', 0, 'From everyone, new investors too.', {
    default: 0,
    max: 90,
    advanced: true,
  }),
};
