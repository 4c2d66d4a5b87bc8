import {USUAL_ORDERS} from '../../../data/plans/shop';
import {WORRIES, type Worry} from '../../../data/plans/worries';
import {CHANNELS, type Channel} from '../../../data/recipes/taxonomy';
import {withForeign} from '../../../lib/withForeign';
import {toSlug} from '../../../lib/toSlug';
import {parseDays, serialisePlan, USUAL_DAYS, type PlanAddress} from './address';

/** A visitor's answers to the finder's questions. */
export interface Answers {
  /** A month, where that was said. */
  orders?: number | undefined;
  /** Whether the shop sells subscriptions. */
  subs: boolean;
  /** Channels in use already; none is an answer, too. */
  channels: readonly Channel[];
  worry: Worry;
  /** EUR a month that go into advertising, where that was said. */
  ads?: number | undefined;
  /** Working days a month. */
  days: number;
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** The bands of revenue that older links have, in orders a month. */
const OLD_BANDS: ReadonlyMap<string | null, number> = new Map([
  ['under-30k', 300],
  ['30k-150k', 1_000],
  ['150k-600k', 5_000],
  ['over-600k', 10_000],
]);

const amount = (given: string | null, least = 0): number | undefined =>
  /^\d{1,8}$/.test(given ?? '') && Number(given) >= least ? Number(given) : undefined;

/** The answers that an address or a form gives; those that make no sense count as not given. */
export function parseAnswers(query: string | URLSearchParams): Partial<Answers> {
  const params = new URLSearchParams(query);
  const channels = params.getAll('channels').flatMap((value) => value.split(','));
  return {
    orders: amount(params.get('orders'), 1) ?? OLD_BANDS.get(params.get('revenue')),
    ...(params.has('subs') && {subs: params.get('subs') === 'yes'}),
    channels: CHANNELS.filter((channel) => channels.includes(toSlug(channel))),
    worry: oneOf(WORRIES, params.get('worry')),
    ads: amount(params.get('ads')),
    days: parseDays(params.get('days')),
  };
}

/** The answers of an address; where it says neither orders nor channels nor ads, the commonest case. */
export function answersOf(query: string): Answers {
  const {orders, subs = false, channels = [], worry = 'cost', ads, days = USUAL_DAYS} = parseAnswers(query);
  const shop =
    orders === undefined && ads === undefined && channels.length === 0
      ? {channels: CHANNELS.filter((channel) => channel === 'Meta Ads'), orders: USUAL_ORDERS, ads: 3_000}
      : {orders, channels, ads};
  return {...shop, subs, worry, days};
}

/** Writes answers as a query string without `?`; `parseAnswers` reads them back. */
export function serialiseAnswers({orders, subs, channels = [], worry, ads}: Partial<Answers>): string {
  const params = new URLSearchParams({
    ...(orders !== undefined && {orders: String(orders)}),
    ...(subs === true && {subs: 'yes'}),
    ...(channels.length > 0 && {channels: channels.map(toSlug).join(',')}),
    ...(worry !== undefined && {worry}),
    ...(ads !== undefined && {ads: String(ads)}),
  });
  return params.toString().replaceAll('%2C', ',');
}

const PARAMETERS = ['recipes', 'start', 'days', 'orders', 'subs', 'revenue', 'channels', 'worry', 'ads'];

/** The planner's query: a plan, the finder's answers, and the foreign parameters of the address. */
export const plannerQuery = (plan: PlanAddress, answers: Partial<Answers>, address: string): string =>
  withForeign(
    [serialisePlan(plan), serialiseAnswers(answers)].filter((part) => part !== '').join('&'),
    address,
    PARAMETERS,
  );
