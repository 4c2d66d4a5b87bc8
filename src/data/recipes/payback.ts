import {counted} from '../../lib/counted';
import {figure} from '../../lib/figure';
import type {Pays} from './bar';
import type {Recipe} from './schema';

/** What an hour of a team costs, in EUR, wherever hours are counted as money. */
export const HOUR = 45;

/** A play that takes longer to pay back is no play for a shop of that size. */
export const MOST_MONTHS = 18;

const DAY = 8;
const WEEK = 7;

/** Whichever space a share has before its sign: pages have one that does not break. */
const numberOf = (factor: number | string) =>
  typeof factor === 'number' ? factor : Number.parseFloat(factor) / 100;

/** EUR of margin a month. */
export const gainOf = ({gain}: Pick<Pays, 'gain'>): number =>
  gain.reduce((product, [, factor]) => product * numberOf(factor), 1);

type Plan = NonNullable<Recipe['plan']>;

/** Hours until the play is decided. */
export const hoursOf = ({setUpDays, runsDays, hoursPerWeek = 0}: Plan): number =>
  setUpDays * DAY + (hoursPerWeek * runsDays) / WEEK;

/** EUR until it is decided, hours included; of a spend beyond normal the least. */
export const costOf = (plan: Plan): number => hoursOf(plan) * HOUR + (plan.spend?.from ?? 0);

/** Months after which a gain a month has paid a cost; infinite, where its hours eat the gain. */
export function paidAfter(sum: {gain: number; hours: number; cost: number; hour?: number}): number {
  const {gain, hours, cost, hour = HOUR} = sum;
  const net = gain - hours * hour;
  return net > 0 ? Math.ceil(cost / net) : Infinity;
}

/** Months after which a play has paid for itself at its bar. */
export const monthsOf = ({pays, plan}: {pays: Pays; plan: Plan}): number =>
  paidAfter({gain: gainOf(pays), hours: pays.hours, cost: costOf(plan)});

/**
 * A play's numbers as the payback calculator takes them: what it works on, the EUR of margin of each, and all its other
 * factors as one share.
 */
export function paybackFigures({pays, plan}: {pays: Pays; plan: Plan}) {
  const [[, base] = ['', 0], ...rest] = pays.gain;
  const margin = numberOf(rest.find(([what]) => what.startsWith('EUR '))?.[1] ?? 1);
  return {
    orders: numberOf(base),
    margin,
    lift: Number(((100 * gainOf(pays)) / numberOf(base) / margin).toPrecision(6)),
    setUp: Number(hoursOf(plan).toPrecision(4)),
    // As many decimals as a field shows, never more hours than they are: one more would be a month more.
    week: Math.floor(((pays.hours * 12) / 52) * 1e6) / 1e6,
    spend: plan.spend?.from ?? 0,
    hour: HOUR,
  };
}

/** `After 12 months at that size, at EUR 189 a month`; the sum behind it is `paysInWords`. */
export const paybackInWords = ({pays, plan}: {pays: Pays; plan: Plan}): string =>
  `After ${counted(monthsOf({pays, plan}), 'month')} at that size, at EUR ${figure(Math.round(gainOf(pays)))} a month`;

/** `After 12 months at that size: 300 orders a month × 7 % of charges fail × ... = EUR 189 a month, less 1 hour`. */
export function paysInWords({pays, plan}: {pays: Pays; plan: Plan}): string {
  const factors = pays.gain.map(([what, factor]) => {
    const number = typeof factor === 'number' ? figure(factor, 2) : factor;
    return what.startsWith('EUR ') ? `EUR ${number} ${what.slice(4)}` : `${number} ${what}`;
  });
  const hours = pays.hours === 0 ? '' : `, less ${counted(pays.hours, 'hour')} of work`;
  return `After ${counted(monthsOf({pays, plan}), 'month')} at that size: ${factors.join(' × ')} = EUR ${figure(Math.round(gainOf(pays)))} a month${hours}. ${pays.assumes}`;
}
