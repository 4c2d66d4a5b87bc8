import type {FinderRules} from '../../src/data/plans/schema';
import {FIRST_POSITIONS, isAds, shopOf} from '../../src/data/plans/shop';
import {WORRIES, type Worry} from '../../src/data/plans/worries';
import {CHANNELS, type Channel} from '../../src/data/recipes/taxonomy';
import {MAX_DAYS} from '../../src/features/recipes/plan/address';
import {parseDay} from '../../src/features/recipes/plan/days';
import {toPlanRecipe} from '../../src/features/recipes/plan/plan';
import {schedule} from '../../src/features/recipes/plan/schedule';
import {notYet, positionFor, suggest} from '../../src/features/recipes/plan/suggest';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const all = contentOf(ROOT).items('recipe');
const recipes = all.flatMap(toPlanRecipe);
const [rules] = contentOf(ROOT).items('finder') as [FinderRules];

const POSITIONS = FIRST_POSITIONS.map((one) => ({...one, path: '', heading: '', text: ''}));

const COUNT = 'measurement-set-up';

/** A Monday. */
const START = parseDay('2026-11-30') ?? 0;

/** None of some channels, each, each two, and all of them: a third adds nothing that two by two do not. */
const setsOf = (channels: readonly Channel[]): readonly Channel[][] => [
  [],
  ...channels.map((one) => [one]),
  ...channels.flatMap((one, index) => channels.slice(index + 1).map((other) => [one, other])),
  [...channels],
];

test.each(WORRIES)(
  '%s: every answer, with channels two by two, gives a position, recipes that the shop can run and plan, or a reason',
  (worry) => {
    // Others make no difference.
    const asked = CHANNELS.filter((channel) => rules[worry].some((rule) => rule.channels?.includes(channel)));
    const wrong: unknown[] = [];
    for (const orders of [undefined, 50, 300, 1_000, 3_000, 10_000]) {
      for (const channels of setsOf(asked)) {
        for (const ads of [undefined, 0, 1_000, 3_000, 10_000, 100_000]) {
          for (const days of [1, 3, 6, MAX_DAYS]) {
            const answers = {orders, subs: orders === 1_000, channels, worry, days, ads};
            const shop = shopOf(answers);
            const suggestions = suggest(answers, rules, recipes, START);
            const ids = suggestions.map(({recipe: {id}}) => id);
            const {warnings} = schedule({recipes: ids, start: START, days}, recipes);
            const isBelow = suggestions.some(
              ({recipe: {least, channels: on}}) =>
                least.ordersPerMonth > shop.orders ||
                (least.emailContacts ?? 0) > shop.contacts ||
                (least.adSpendPerMonth ?? 0) > shop.adsOn(on).eur,
            );
            const unmet = suggestions.some(({recipe}, index) =>
              recipe.needs.some((need) => !ids.slice(0, index).includes(need)),
            );
            const isSmall = shop.adsOn(['Meta Ads']).eur > 0 && shop.adsOn(['Meta Ads']).eur < 10_000;
            const position = positionFor(answers, POSITIONS);
            const isOnAds = ({recipe: {id, channels: on}}: (typeof suggestions)[number]) =>
              id !== COUNT && on.some(isAds);
            const isCounted =
              worry === 'repeat' ||
              shop.orders < 100 ||
              shop.adsOn(['Meta Ads', 'Google Ads']).eur < 1_000 ||
              !suggestions.some(isOnAds) ||
              suggestions.slice(0, suggestions.findIndex(isOnAds)).some(({recipe}) => recipe.id === COUNT);
            const told = notYet(answers, rules, recipes, suggestions);
            if (
              isBelow ||
              !isCounted ||
              unmet ||
              warnings.length > 0 ||
              ids.length > 5 ||
              new Set(ids).size < ids.length ||
              (isSmall && ['cost', 'traffic'].includes(worry) && position === undefined) ||
              (ids.length === 0 && position === undefined && told.length === 0)
            ) {
              wrong.push({answers, ids});
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(WORRIES)(
  '%s: a shop with EUR 40,000 a month and EUR 3,000 for ads gets three plays or more',
  (worry) => {
    const channels: Channel[] = ['Meta Ads', 'Google Ads', 'Email'];
    const answers = {orders: 500, subs: true, channels, worry, days: 6, ads: 3_000};
    const suggestions = suggest(answers, rules, recipes, START);
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    expect(suggestions[0]?.recipe.setUpDays).toBeLessThanOrEqual(5);
  },
);

interface Case {
  /** Orders, EUR of ads, days a month. */
  size: readonly [orders: number, ads: number, days: number];
  channels: readonly Channel[];
  worry: Worry;
  subs?: true;
  /** What a practitioner says first, in order: a position, then recipes; none where every bar is too high. */
  says: readonly string[];
  /** What would be bad advice to that shop. */
  not: readonly string[];
}

const META: Channel = 'Meta Ads';
const GOOGLE: Channel = 'Google Ads';
const CLIPS = 'micro-creator-seeding-engine';
const FLOWS = 'essential-klaviyo-flows';
const RETRIES = 'payment-recovery-and-dunning';

/** Thirty shops, and the answers of somebody who does this for a living, within the recipes' own bars. */
const SHOPS: readonly Case[] = [
  // Cost of a new customer: one campaign, then the count, then what is seen of it.
  {
    size: [300, 3_000, 6],
    channels: [META],
    worry: 'cost',
    says: ['meta-structure', COUNT, 'landing-page-for-paid-traffic'],
    not: ['creative-testing-framework', CLIPS],
  },
  {
    size: [120, 1_200, 3],
    channels: [GOOGLE],
    worry: 'cost',
    says: [COUNT, 'search-term-harvest-routine'],
    not: ['pmax-cold-traffic-magnet', CLIPS],
  },
  {size: [80, 800, 6], channels: [META], worry: 'cost', says: ['meta-structure'], not: [COUNT, CLIPS]},
  {
    size: [600, 6_000, 6],
    channels: [GOOGLE],
    worry: 'cost',
    says: [COUNT, 'search-term-harvest-routine'],
    not: ['margin-based-bidding', CLIPS],
  },
  {
    size: [1_500, 25_000, 10],
    channels: [META],
    worry: 'cost',
    says: [COUNT, 'creative-testing-framework'],
    not: ['search-term-harvest-routine', 'geo-holdout-lift-test'],
  },
  {
    size: [12_000, 230_000, 20],
    channels: [META, GOOGLE],
    worry: 'cost',
    says: [COUNT, 'bids-and-marginal-cac'],
    not: [CLIPS, FLOWS],
  },
  {
    size: [400, 6_000, 6],
    channels: ['TikTok'],
    worry: 'cost',
    says: ['tiktok-ads-mastery'],
    not: ['landing-page-for-paid-traffic', COUNT],
  },
  {
    size: [350, 0, 6],
    channels: ['Email'],
    worry: 'cost',
    says: ['order-value-threshold-and-bundles'],
    not: [COUNT, CLIPS, RETRIES],
  },
  // Repeat orders: what was never meant to end, then the flows, then the lapsed.
  {
    size: [400, 0, 6],
    channels: ['Email'],
    worry: 'repeat',
    subs: true,
    says: [RETRIES],
    not: ['subscription-save-flow'],
  },
  {
    size: [2_000, 0, 10],
    channels: ['Email', 'CRM'],
    worry: 'repeat',
    subs: true,
    says: [RETRIES, 'subscription-save-flow'],
    not: ['lapsed-customer-ads'],
  },
  {
    size: [300, 0, 6],
    channels: ['Email'],
    worry: 'repeat',
    says: [FLOWS],
    not: [RETRIES, 'subscription-save-flow', 'winback-offer-ladder'],
  },
  {
    size: [1_500, 0, 6],
    channels: ['Email'],
    worry: 'repeat',
    says: ['winback-offer-ladder'],
    not: [RETRIES, 'sunset-and-reengage-list'],
  },
  {
    size: [12_000, 0, 20],
    channels: ['Email', 'CRM'],
    worry: 'repeat',
    says: ['winback-offer-ladder', 'replenishment-timing-model'],
    not: [RETRIES, 'list-growth-and-missing-flows'],
  },
  {size: [60, 0, 6], channels: ['Email'], worry: 'repeat', says: [], not: [FLOWS]},
  {
    size: [180, 1_000, 6],
    channels: [META],
    worry: 'repeat',
    says: [FLOWS],
    not: [RETRIES, 'lapsed-customer-ads'],
  },
  // Visitors: those who live on search stay there.
  {
    size: [500, 0, 6],
    channels: ['SEO', 'Content'],
    worry: 'traffic',
    says: ['content-decay-refresh', 'category-page-search-rebuild'],
    not: ['ai-answer-visibility', 'product-feeds-for-assistants', CLIPS],
  },
  {
    size: [320, 0, 6],
    channels: ['SEO'],
    worry: 'traffic',
    says: ['category-page-search-rebuild'],
    not: ['ai-answer-visibility', CLIPS],
  },
  {
    size: [200, 0, 6],
    channels: ['SEO'],
    worry: 'traffic',
    says: ['list-growth-and-missing-flows'],
    not: ['product-feeds-for-assistants', CLIPS],
  },
  {
    size: [4_000, 0, 10],
    channels: ['SEO', 'Content'],
    worry: 'traffic',
    says: ['content-decay-refresh'],
    not: ['search-term-harvest-routine', COUNT],
  },
  {
    size: [300, 2_000, 6],
    channels: [GOOGLE],
    worry: 'traffic',
    says: [COUNT, 'search-term-harvest-routine'],
    not: ['shopping-feed-title-rebuild', CLIPS],
  },
  {
    size: [700, 6_000, 6],
    channels: [META, 'Influencer'],
    worry: 'traffic',
    says: ['meta-structure', COUNT, CLIPS],
    not: ['creator-partnership-programs', 'tiktok-ads-mastery'],
  },
  {
    size: [1_000, 24_000, 12],
    channels: [META, 'TikTok'],
    worry: 'traffic',
    says: [COUNT, 'creative-testing-framework'],
    not: ['content-decay-refresh'],
  },
  // Orders from the visitors there are: the page they land on, what they doubt, who left; never clips.
  {
    size: [300, 3_000, 6],
    channels: [META],
    worry: 'conversion',
    says: [COUNT, 'landing-page-for-paid-traffic'],
    not: [CLIPS, RETRIES],
  },
  {
    size: [250, 2_500, 6],
    channels: [GOOGLE],
    worry: 'conversion',
    says: [COUNT, 'landing-page-for-paid-traffic'],
    not: [CLIPS, 'google-ads-competitor-conquest'],
  },
  {
    size: [150, 0, 6],
    channels: ['Email'],
    worry: 'conversion',
    says: [FLOWS],
    not: [CLIPS, 'landing-page-for-paid-traffic'],
  },
  {
    size: [250, 0, 6],
    channels: ['SEO'],
    worry: 'conversion',
    says: ['customer-evidence-library'],
    not: [CLIPS, 'partnership-ads-programme'],
  },
  // Cash: cut first.
  {
    size: [250, 4_000, 6],
    channels: [META],
    worry: 'cash',
    says: ['raise-bridge-or-cut', COUNT],
    not: ['bids-and-marginal-cac', 'geo-holdout-lift-test', CLIPS],
  },
  {
    size: [3_000, 40_000, 10],
    channels: [META, GOOGLE],
    worry: 'cash',
    says: ['raise-bridge-or-cut', COUNT, 'bids-and-marginal-cac'],
    not: ['geo-holdout-lift-test'],
  },
  {
    size: [800, 0, 6],
    channels: ['Email', 'CRM'],
    worry: 'cash',
    subs: true,
    says: ['raise-bridge-or-cut', RETRIES],
    not: [COUNT],
  },
  {
    size: [120, 0, 3],
    channels: ['Email'],
    worry: 'cash',
    says: ['raise-bridge-or-cut', 'price-and-promotion-calendar'],
    not: [RETRIES, 'peak-season-plan'],
  },
];

test.each(SHOPS)(
  '$worry, $size, $channels: what a practitioner would say',
  ({size: [orders, ads, days], subs = false, says, not, ...asked}) => {
    const answers = {...asked, orders, ads, days, subs};
    const position = positionFor(answers, POSITIONS)?.id;
    const ids = suggest(answers, rules, recipes, START).map(({recipe: {id}}) => id);
    const told = [...(position === undefined ? [] : [position]), ...ids];
    expect({
      first: told.slice(0, Math.max(says.length, 1)),
      bad: told.filter((id) => not.includes(id)),
    }).toEqual({first: says, bad: []});
  },
);

test('the finder names no number of orders but the least of its recipe', () => {
  const wrong = Object.entries(rules).flatMap(([worry, list]) =>
    list.flatMap(({recipe: id, because}) => {
      const named = /([\d,]+) (?:subscription )?orders a month/.exec(because)?.[1];
      const least = all.find((recipe) => recipe.id === id)?.fit.least.ordersPerMonth;
      return named !== undefined && Number(named.replace(',', '')) !== least
        ? [`finder.yaml, ${worry}: ${id} says ${named} orders a month, and its fit.least is ${least}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});
