import type {CSSProperties} from 'react';
import {counted} from '../../../lib/counted';
import {figure} from '../../../lib/figure';
import type {IndexEntry} from './library';

/** The recipes that have a plan, as bets, the soonest verdict first: weeks until then, and the EUR at risk. */
export const betsOf = (index: readonly IndexEntry[]) =>
  index
    .flatMap(({id, name, number, channels, setUpDays: days, runsDays, spend = 0, adSpend = 0}) =>
      days === undefined || runsDays === undefined
        ? []
        : {
            ...{id, name, number, days, channel: channels[0]},
            weeks: days / 5 + runsDays / 7,
            money: spend || adSpend,
            /** It costs nothing more: its money is a month of the ads that it rearranges. */
            rearranges: spend === 0 && adSpend > 0,
          },
    )
    .sort((a, b) => a.weeks - b.weeks || a.money - b.money);
export type Bet = ReturnType<typeof betsOf>[number];

export const eur = (money: number): string => `EUR\u00A0${figure(money)}`;

export function betInWords({name, money, weeks, rearranges}: Bet): string {
  const most = rearranges ? `${eur(money)} of ads a month` : `up to ${eur(money)} extra`;
  return `${name}, ${money === 0 ? 'no extra spend' : most}, verdict after ${counted(Math.ceil(weeks), 'week')}`;
}

export const fits = ({money, weeks}: Bet, budget: number, wait: number): boolean =>
  money <= budget && weeks <= wait;

/** The first and last week of a verdict, and the least and most money at risk. */
export function spanOf(bets: readonly Bet[]) {
  const weeks = bets.map((bet) => bet.weeks);
  const money = bets.flatMap((bet) => bet.money || []);
  return {
    ...{from: Math.floor(Math.min(...weeks)), to: Math.ceil(Math.max(...weeks))},
    ...{least: Math.min(...money), most: Math.max(...money)},
  };
}
type Span = ReturnType<typeof spanOf>;

/** The multiples of each power of ten, from the least money at risk to the first that is enough for all. */
export const amounts = (multiples: readonly number[], {least, most}: Span): number[] =>
  [10, 100, 1_000, 10_000, 100_000]
    .flatMap((ten) => multiples.map((multiple) => multiple * ten))
    .filter((amount, index, all) => amount >= least && (all[index - 1] ?? 0) < most);

/** The sheet at its two sizes: pixels, the height of its row for no extra spend, the radius of a dot of one day. */
export const WIDE = {width: 640, height: 200, row: 42, radius: 2.9};
export const COMPACT = {width: 290, height: 184, row: 50, radius: 2.1};
export type Sheet = typeof WIDE;

/** From an edge to the first and last mark of a scale. */
const PAD = 12;

const acrossOf = ({width}: Sheet, {from, to}: Span, weeks: number): number =>
  PAD + ((width - 2 * PAD) * (weeks - from)) / (to - from || 1);

function downOf({height, row}: Sheet, {least, most}: Span, money: number): number {
  const share = Math.log(money / least) / (Math.log(most / least) || 1);
  return money === 0 ? height - row / 2 : height - row - PAD - (height - row - 2 * PAD) * share;
}

/** Ways to move a dot, the least first; rather along the weeks than to another amount. */
const far = ({x, y}: {x: number; y: number}) => Math.hypot(x, 1.5 * y);
const MOVES = Array.from({length: 61 * 41}, (_, index) => ({
  x: (index % 61) - 30,
  y: Math.floor(index / 61) - 20,
})).sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y);

/** Where the dots lie: on their weeks and money, or as near as leaves those before them in view. Area shows days. */
export function placesOf(bets: readonly Bet[], sheet: Sheet, span: Span) {
  const places: {x: number; y: number; r: number}[] = [];
  for (const {weeks, money, days} of bets) {
    const r = sheet.radius * Math.sqrt(days);
    const line = sheet.height - sheet.row;
    const [top, foot] = money === 0 ? [line, sheet.height] : [0, line];
    const there = (by: {x: number; y: number}) => ({
      x: acrossOf(sheet, span, weeks) + by.x,
      y: downOf(sheet, span, money) + by.y,
    });
    const move = MOVES.find((by) => {
      const {x, y} = there(by);
      const isInside = x >= r && x <= sheet.width - r && y >= top + r && y <= foot - r;
      return isInside && places.every((other) => Math.hypot(x - other.x, y - other.y) > r + other.r + 1);
    });
    places.push({...there(move ?? {x: 0, y: 0}), r});
  }
  return places;
}

/** Those that fit, the nearest to what the visitor has first. */
export function nearest(bets: readonly Bet[], budget: number, wait: number, {from, to}: Span): Bet[] {
  const gap = ({money, weeks}: Bet) =>
    Math.hypot(Math.log10((budget + 100) / (money + 100)), (2 * (wait - weeks)) / (to - from));
  return bets.filter((bet) => fits(bet, budget, wait)).sort((a, b) => gap(a) - gap(b));
}

/** A place on the sheet at both of its sizes, in hundredths of its width or height. */
function at(place: (size: Sheet) => {x: number; y: number; r?: number}): CSSProperties {
  const share = (part: number, whole: number) => Number(((100 * part) / whole).toFixed(1));
  const [wide, compact] = [WIDE, COMPACT].map((size) => {
    const {x, y, r = 0} = place(size);
    return [share(x, size.width), share(y, size.height), share(r, size.width)] as const;
  });
  return {
    ...{'--wx': wide?.[0], '--wy': wide?.[1], '--wr': wide?.[2]},
    ...{'--cx': compact?.[0], '--cy': compact?.[1], '--cr': compact?.[2]},
  };
}

/** The scales, and where the dots are. */
export function drawingOf(index: readonly IndexEntry[]) {
  const bets = betsOf(index);
  const span = spanOf(bets);
  const swarms = new Map([WIDE, COMPACT].map((size) => [size, placesOf(bets, size, span)]));
  const on = (week: number, money: number) =>
    at((size) => ({x: acrossOf(size, span, week), y: Math.max(0, downOf(size, span, money))}));
  return {
    ...{bets, span, on},
    places: bets.map((_, place) => at((size) => swarms.get(size)?.[place] ?? {x: 0, y: 0})),
    weeks: Array.from({length: span.to - span.from}, (_, week) => span.from + 1 + week),
    /** The corner of what fits; without a budget, the row at the foot. */
    reach: (week: number, money: number): CSSProperties =>
      money > 0
        ? on(week, money)
        : at((size) => ({x: acrossOf(size, span, week), y: size.height - size.row})),
  };
}
