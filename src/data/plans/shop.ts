import {calculatorPath, type PageLink} from '../../config/paths';
import type {Channel} from '../recipes/taxonomy';
import type {Worry} from './worries';

/** What a shop is counted on where its owner has not said it: orders a month, EUR each, and EUR for a purchase by ads. */
export const USUAL_ORDERS = 300;
export const ORDER_EUR = 60;
/** EUR of ads that buy an order, where only the ads are known; EUR of revenue for each of ads, where only orders are. */
const ADS_BY_ORDER = 10;
const REVENUE_BY_ADS = 5;
export const CONTACTS_BY_ORDER = 10;
/** Those at which the recipes of these channels count. */
const PURCHASE_EUR = {'Meta Ads': 32, 'Google Ads': 40, TikTok: 35} as const;
type AdChannel = keyof typeof PURCHASE_EUR;

export const isAds = (channel: Channel): channel is AdChannel => channel in PURCHASE_EUR;

interface ShopAnswers {
  orders?: number | undefined;
  ads?: number | undefined;
  channels: readonly Channel[];
}

export type Shop = ReturnType<typeof shopOf>;

/** A shop by what was said of it: orders by its ads where they are not known, and ads in equal parts for each channel. */
export function shopOf({orders: told, ads, channels}: ShopAnswers) {
  const orders = told ?? (ads ? Math.round(ads / ADS_BY_ORDER) : USUAL_ORDERS);
  const eur = orders * ORDER_EUR;
  const used = channels.filter(isAds);
  return {
    orders,
    contacts: orders * CONTACTS_BY_ORDER,
    /** EUR a month on some channels, and the purchases a week that they buy; creators' clips run on any social one. */
    adsOn(some: readonly Channel[]) {
      const on = used.filter(
        (channel) => some.includes(channel) || (channel !== 'Google Ads' && some.includes('Influencer')),
      );
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
  /** Where it is explained. */
  path: string;
  heading: string;
  text: string;
  worries: readonly Worry[];
  channel?: Channel;
  below?: number;
  /** Where a visitor works out their own case. */
  sum?: PageLink;
}

/** The positions that the finder answers with, which of their answers, and when. */
export const FIRST_POSITIONS: readonly (Pick<
  FinderPosition,
  'id' | 'worries' | 'channel' | 'below' | 'sum'
> & {
  answer?: number;
})[] = [
  {
    id: 'meta-structure',
    answer: 0,
    worries: ['cost', 'traffic'],
    channel: 'Meta Ads',
    below: 10_000,
  },
  {
    id: 'raise-bridge-or-cut',
    worries: ['cash'],
    sum: {title: 'How long does the cash last?', path: calculatorPath('runway')},
  },
];
