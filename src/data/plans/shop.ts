import type {Channel} from '../recipes/taxonomy';
import {REVENUES, type Revenue, type Worry} from './worries';

/** What a shop is counted on where its owner has not said it: EUR an order, a month, and for a purchase by ads. */
export const ORDER_EUR = 60;
const REVENUE_EUR: Readonly<Record<Revenue, number>> = {
  'under-30k': 15_000,
  '30k-150k': 30_000,
  '150k-600k': 150_000,
  'over-600k': 600_000,
};
const REVENUE_BY_ADS = 5;
export const CONTACTS_BY_ORDER = 10;
/** Those at which the recipes of these channels count. */
const PURCHASE_EUR = {'Meta Ads': 32, 'Google Ads': 40, TikTok: 35} as const;
type AdChannel = keyof typeof PURCHASE_EUR;

export const isAds = (channel: Channel): channel is AdChannel => channel in PURCHASE_EUR;

interface ShopAnswers {
  revenue?: Revenue | undefined;
  ads?: number | undefined;
  channels: readonly Channel[];
}

export type Shop = ReturnType<typeof shopOf>;

/** A shop by what was said of it: revenue by its band's lower end or by its ads, and ads in equal parts for each channel. */
export function shopOf({revenue, ads, channels}: ShopAnswers) {
  const eur = revenue === undefined && ads ? ads * REVENUE_BY_ADS : REVENUE_EUR[revenue ?? 'under-30k'];
  const used = channels.filter(isAds);
  const orders = Math.round(eur / ORDER_EUR);
  return {
    revenue: eur,
    band: REVENUES.findLast((band) => eur >= REVENUE_EUR[band]) ?? 'under-30k',
    orders,
    contacts: orders * CONTACTS_BY_ORDER,
    /** EUR a month on some channels, and the purchases a week that they buy. */
    adsOn(some: readonly Channel[]) {
      const on = used.filter((channel) => some.includes(channel));
      const each = used.length === 0 ? 0 : (ads ?? eur / REVENUE_BY_ADS) / used.length;
      const cost = on.map((channel) => PURCHASE_EUR[channel]);
      return {
        eur: Math.round(each * on.length),
        purchases: Math.round(cost.reduce((sum, one) => sum + each / one, 0) * (12 / 52)),
        at: cost.length === 1 ? cost[0] : undefined,
      };
    },
  };
}

/** A position that is the first answer to some worries, on a channel with less than so much spent on it. */
export interface FinderPosition {
  id: string;
  heading: string;
  text: string;
  worries: readonly Worry[];
  channel?: Channel;
  below?: number;
}

/** Which answer of which position, and when; its words are the position's own. */
export const FIRST_POSITIONS: readonly (Pick<FinderPosition, 'id' | 'worries' | 'channel' | 'below'> & {
  answer?: number;
})[] = [
  {
    id: 'meta-structure',
    answer: 0,
    worries: ['cost', 'traffic', 'conversion'],
    channel: 'Meta Ads',
    below: 10_000,
  },
  {id: 'raise-bridge-or-cut', worries: ['cash']},
];
