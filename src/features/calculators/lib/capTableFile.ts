import type {laterRounds, roundOf} from './capTable';
import type {TableFile} from './tableFile';

/** Every holder and note after the round and after later ones; numbers and prices where the shares are known. */
export function capTableFile(
  {holdings, post, price, shares}: NonNullable<ReturnType<typeof roundOf>>,
  later: ReturnType<typeof laterRounds>,
): TableFile {
  const all = later.at(-1)?.holdings ?? holdings;
  const isKnown = shares !== undefined;
  return {
    name: 'Cap table',
    currency: 'EUR',
    columns: [
      {head: 'Holder', kind: 'text'},
      {head: 'Paid in, notes with interest', kind: 'money', isSummed: true},
      ...(isKnown
        ? ([
            {head: 'Shares', kind: 'count', isSummed: true},
            {head: 'Paid for a share', kind: 'price'},
          ] as const)
        : []),
      {head: 'Share of the company', kind: 'share', isSummed: true},
      {head: 'At the price of the round', kind: 'money', isSummed: true},
      ...later.map(
        (_, index) => ({head: `Share after round ${index + 2}`, kind: 'share', isSummed: true}) as const,
      ),
    ],
    rows: all.map(({who, group, paid}, at) => {
      const share = holdings[at]?.share;
      const number = shares === undefined || share === undefined ? undefined : (shares * share) / 100;
      const each = group === 'new' ? price : paid > 0 && number ? paid / number : undefined;
      return [
        group === 'you' ? 'Founder' : who,
        paid > 0 ? paid : undefined,
        ...(isKnown ? [number === undefined ? undefined : Math.round(number), each] : []),
        share === undefined ? undefined : share / 100,
        share === undefined ? undefined : (share / 100) * post,
        ...later.map((table) => (table.holdings[at] ? table.holdings[at].share / 100 : undefined)),
      ];
    }),
  };
}
