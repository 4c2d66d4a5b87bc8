import type {Answer} from '../calculator';
import {ofGroup, PREFERRED, shareOf, type Holding, type laterRounds, type roundOf} from './capTable';
import {count, euros, euroPrice, percent} from './format';

type Row = Exclude<Answer['rows'][number], false>;
type Round = NonNullable<ReturnType<typeof roundOf>>;

/** `7 %, 111,111 shares at EUR 4.50, by its cap`; what is new has the price of the round. */
function holdingInWords({group, paid, share, by}: Holding, shares: number | undefined): string {
  const number = shares === undefined ? undefined : (shares * share) / 100;
  const counted = number === undefined ? undefined : `${count(number)} shares`;
  const price = by === undefined || !number ? '' : ` at ${euroPrice(paid / number)}`;
  const money = group === 'new' ? `for ${euros(paid)}` : undefined;
  return [percent(share), counted === undefined ? undefined : counted + price, by, money]
    .filter(Boolean)
    .join(', ');
}

/** Each holder after the round, and what the round costs a share. */
export const holderRows = ({holdings, price, shares, topUp, post}: Round): Row[] => [
  ...holdings.slice(1).map((held) => [held.who, holdingInWords(held, shares)] as const),
  ['Top-up of the pool', percent(topUp)],
  ['Post-money valuation', euros(post)],
  ...(price === undefined || shares === undefined
    ? []
    : ([
        ['Price of a share', euroPrice(price)],
        ['Shares after the round', count(shares)],
      ] as const)),
];

/** In short, who holds what after each later round. */
export const laterRows = (tables: ReturnType<typeof laterRounds>): Row[] =>
  tables.flatMap(({holdings}, index) =>
    (
      [
        ['you', ['you']],
        ['others of today', ['others']],
        ['staff (options)', ['pool']],
        ['investors', PREFERRED],
      ] as const
    ).map(
      ([who, groups]) =>
        [`Round ${index + 2}: ${who}`, percent(shareOf(ofGroup(holdings, ...groups)))] as const,
    ),
  );
