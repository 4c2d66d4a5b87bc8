import {REVENUES, WORRIES, type Revenue, type Worry} from '../../../data/plans/worries';
import {CHANNELS, type Channel} from '../../../data/recipes/taxonomy';
import {withForeign} from '../../../lib/withForeign';
import {toSlug} from '../../../lib/toSlug';
import {parseDays, serialisePlan, USUAL_DAYS, type PlanAddress} from './address';

/** A visitor's answers to the finder's questions. */
export interface Answers {
  revenue?: Revenue | undefined;
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

/** The answers that an address or a form gives; those that make no sense count as not given. */
export function parseAnswers(query: string | URLSearchParams): Partial<Answers> {
  const params = new URLSearchParams(query);
  const channels = params.getAll('channels').flatMap((value) => value.split(','));
  return {
    revenue: oneOf(REVENUES, params.get('revenue')),
    channels: CHANNELS.filter((channel) => channels.includes(toSlug(channel))),
    worry: oneOf(WORRIES, params.get('worry')),
    ads: /^\d{1,8}$/.test(params.get('ads') ?? '') ? Number(params.get('ads')) : undefined,
    days: parseDays(params.get('days')),
  };
}

/** The answers of an address; where it says neither revenue nor channels nor ads, the commonest case. */
export function answersOf(query: string): Answers {
  const {revenue, channels = [], worry = 'cost', ads, days = USUAL_DAYS} = parseAnswers(query);
  const shop =
    revenue === undefined && ads === undefined && channels.length === 0
      ? {channels: CHANNELS.filter((channel) => channel === 'Meta Ads'), ads: 3_000}
      : {revenue, channels, ads};
  return {...shop, worry, days};
}

/** Writes answers as a query string without `?`; `parseAnswers` reads them back. */
export function serialiseAnswers({revenue, channels = [], worry, ads}: Partial<Answers>): string {
  const params = new URLSearchParams({
    ...(revenue !== undefined && {revenue}),
    ...(channels.length > 0 && {channels: channels.map(toSlug).join(',')}),
    ...(worry !== undefined && {worry}),
    ...(ads !== undefined && {ads: String(ads)}),
  });
  return params.toString().replaceAll('%2C', ',');
}

const PARAMETERS = ['recipes', 'start', 'days', 'revenue', 'channels', 'worry', 'ads'];

/** The planner's query: a plan, the finder's answers, and what the address has of others. */
export const plannerQuery = (plan: PlanAddress, answers: Partial<Answers>, address: string): string =>
  withForeign(
    [serialisePlan(plan), serialiseAnswers(answers)].filter((part) => part !== '').join('&'),
    address,
    PARAMETERS,
  );
