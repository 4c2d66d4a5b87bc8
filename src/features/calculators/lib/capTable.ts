import {orZero, partsOf, sumOf, type Rows, type Terms} from './conversion';

/** Some shares of the company. */
export interface Holding {
  who: string;
  /** Ordinary shares of today, preferred ones by how they came to be, and options. */
  group: 'you' | 'others' | 'earlier' | 'notes' | 'new' | 'later' | 'pool';
  paid: number;
  /** In % of the company. */
  share: number;
  /** How a note has converted. */
  by?: string;
}

/** A class of the waterfall has at least so much, in money and in %. */
export const [LEAST_PAID, LEAST_SHARE] = [0.01, 0.000001];

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** What is typed of the shares of today, in %. */
export const sharesToday = ({
  founder,
  unissued,
  earlier,
}: Pick<Terms, 'founder' | 'unissued' | 'earlier'>): number =>
  founder + unissued + sumOf(earlier.map(([, share = 0]) => share));

/** Who holds what after the round; undefined if that would be more than the company. */
export function roundOf(terms: Terms) {
  const parts = partsOf(terms);
  if (parts === undefined) {
    return undefined;
  }
  const {today, topUp, investors, converted, post} = parts;
  const {raise, founder, unissued, poolAfter, shares, earlier} = terms;
  const typed = sharesToday(terms);
  // Typed with two decimals, they may come to 100.01 %.
  const each = today / Math.max(100, typed);
  // Options made after the closing dilute everyone alike.
  const left = 100 - poolAfter;
  const preferred = [
    ...earlier.map(([paid = 0, share = 0, right], index) => ({
      group: 'earlier' as const,
      who: `Earlier round ${index + 1}`,
      paid,
      part: share * each,
      right: right === 1,
    })),
    ...converted.map((note, index) => ({...note, group: 'notes' as const, who: `Note ${index + 1}`})),
  ];
  // Pro rata of all that is held before the new money, notes included, without the new options.
  const bought = preferred
    .filter(({right}) => right && investors > 0)
    .map(({who, part}) => ({who: `${who}, pro rata`, ratio: part / (1 - investors - topUp)}));
  const inAll = sumOf(bought.map(({ratio}) => ratio));
  const holdings: Holding[] = [
    {who: 'You', group: 'you', paid: 0, share: founder * each * left},
    {
      who: 'Other holders of today',
      group: 'others',
      paid: 0,
      share: Math.max(0, 100 - typed) * each * left,
    },
    ...preferred.map(({part, right: _, ...held}) => ({...held, share: part * left})),
    ...[{who: 'New investors', ratio: 1 - inAll}, ...bought].map(({who, ratio}) => ({
      who,
      group: 'new' as const,
      paid: raise * ratio,
      share: investors * ratio * left,
    })),
    {who: 'Option pool', group: 'pool', paid: 0, share: (unissued * each + topUp) * left + poolAfter},
  ];
  return {
    holdings,
    post,
    effective: today * post,
    topUp: topUp * left,
    proRata: raise * inAll,
    /** Of a share; undefined where the number of shares is not known. */
    price: Number.isNaN(shares) ? undefined : (today * post) / shares,
    /** After the round. */
    shares: Number.isNaN(shares) ? undefined : ((shares / today) * 100) / left,
  };
}

/** What holdings come to, in %. */
export const shareOf = (holdings: readonly Holding[]): number => sumOf(holdings.map(({share}) => share));

/** After each later round: pre-money valuation, new money, pool. `kept` is negative where nothing is. */
export function laterRounds(first: readonly Holding[], rounds: Rows) {
  let holdings = first;
  return rounds.map(([pre = 0, raise = 0, pool], index) => {
    const post = pre + raise;
    const kept = pre / post - orZero(pool) / 100;
    holdings = [
      ...holdings.map((held) => ({
        ...held,
        share: held.share * kept + (held.group === 'pool' ? orZero(pool) : 0),
      })),
      {who: `Round ${index + 2}`, group: 'later', paid: raise, share: (raise / post) * 100},
    ];
    return {holdings, post, kept};
  });
}

/** The holdings of these groups. */
export const ofGroup = (holdings: readonly Holding[], ...groups: readonly Holding['group'][]): Holding[] =>
  holdings.filter(({group}) => groups.includes(group));

export const PREFERRED = ['earlier', 'notes', 'new', 'later'] as const;

/** Preferred shares as the rows of the waterfall, each with its money first, once; those sold in the round are one. */
export const classesOf = (holdings: readonly Holding[]): string =>
  [
    ...ofGroup(holdings, 'earlier', 'notes').map((held) => [held]),
    ofGroup(holdings, 'new'),
    ...ofGroup(holdings, 'later').map((held) => [held]),
  ]
    .map((issue) => ({paid: sumOf(issue.map(({paid}) => paid)), share: shareOf(issue)}))
    .filter(({paid}) => paid >= LEAST_PAID)
    .map(({paid, share}) => `${rounded(paid, 2)}:${Math.max(LEAST_SHARE, rounded(share, 6))}:1:0::1`)
    .join(' ');
