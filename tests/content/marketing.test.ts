import type * as z from 'zod';
import {navigation} from '../../src/config/navigation';
import {hubPath} from '../../src/config/paths';
import {claims} from '../../src/config/site';
import advisory from '../../src/data/pages/advisory.yaml';
import {TOPICS} from '../../src/data/journal/topics';
import home from '../../src/data/pages/home.yaml';
import {beliefs} from '../../src/data/pages/beliefs';
import {pageSchemas} from '../../src/data/pages/schemas';
import {hubsInOrder} from '../../src/plugins/content/hub';
import {GOALS} from '../../src/pages/_parts/plan';
import {keepFigures} from '../../src/lib/keepFigures';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const recipes = contentOf(ROOT).items('recipe');
const hubs = hubsInOrder(contentOf(ROOT));

test('a page refuses another number of items than was agreed for it', () => {
  const counts = {
    'core-beliefs': {beliefs: 10},
    'how-we-work': {processSteps: 5, commitments: 5},
    customers: {founderTypes: 4, challenges: 6, supportAreas: 6, ways: 5},
    'gtm-platform': {layers: 3, features: 8},
    'privacy-policy': {sections: 10},
  } as const;
  for (const [name, fields] of Object.entries(counts)) {
    const {shape} = pageSchemas[name as keyof typeof counts];
    for (const [field, count] of Object.entries(fields)) {
      const list = (length: number) =>
        (shape as Readonly<Record<string, z.ZodType>>)[field]?.safeParse(Array(length).fill(''));
      expect(list(count + 1)?.error?.issues).toContainEqual(
        expect.objectContaining({code: 'too_big', path: []}),
      );
      expect(list(count - 1)?.error?.issues).toContainEqual(
        expect.objectContaining({code: 'too_small', path: []}),
      );
    }
  }
});

test('neighbouring beliefs never share a ground', () => {
  for (const [index, {ground}] of beliefs.entries()) {
    expect(ground).not.toBe(beliefs[index + 1]?.ground);
  }
});

/** Hubs whose addresses were agreed, each with the recipes that were agreed for it. */
const AGREED: Readonly<Record<string, readonly string[]>> = {
  'google-ads-performance-max': [
    'pmax-cold-traffic-magnet',
    'pmax-precision-audience-signals',
    'google-ads-competitor-conquest',
  ],
  'meta-ads': [
    'three-tiered-content-funnel',
    'creative-testing-framework',
    'advanced-retargeting-sequences',
    'lookalike-audience-optimization',
  ],
  'tiktok-growth': [
    'tiktok-content-authority-build',
    'tiktok-ads-mastery',
    'creator-partnership-programs',
    'tiktok-shop-integration',
  ],
  'klaviyo-retention': [
    'essential-klaviyo-flows',
    'advanced-segmentation-strategy',
    'sms-marketing-integration',
    'lifecycle-revenue-optimization',
  ],
  'fundraising-investor-readiness': [],
  'vibe-coding': [],
};

test('the menu has a line for each hub by its title, and those that were agreed in the order that was agreed', () => {
  const menu = navigation.find(({name}) => name === 'Growth Hubs');
  expect(menu?.entries.slice(1)).toEqual(hubs.map(({id, title}) => ({name: title, path: hubPath(id)})));
  expect(hubs.map(({id}) => id).filter((id) => id in AGREED)).toEqual(Object.keys(AGREED));
});

test('the hubs that were agreed are there, with at least the recipes that were agreed for them', () => {
  const missing = Object.entries(AGREED).flatMap(([id, agreed]) => {
    const hub = hubs.find((one) => one.id === id);
    const shown = hub === undefined ? [] : (hub.cards.recipes ?? []);
    return [
      ...(hub === undefined ? [`src/data/hubs/${id}.yaml is missing, and its address was agreed`] : []),
      ...agreed
        .filter((recipe) => !shown.includes(recipe))
        .map((recipe) => `src/data/hubs/${id}.yaml does not show ${recipe}, which was agreed for it`),
    ];
  });
  expect(missing).toEqual([]);
});

test('the recipe that was agreed, and that no hub was to show, is there', () => {
  expect(recipes.map(({id}) => id)).toContain('seo-topic-clusters');
});

test('the journal has at least the 19 topics that were agreed', () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(19);
});

test('both advisory offers state the claims that other pages state', () => {
  const [growth, fundraising] = advisory.offers.map((offer) => JSON.stringify(offer));
  expect(growth).toContain(claims.daysPerMonth);
  expect(growth).toContain(keepFigures(claims.scalingRevenue));
  expect(fundraising).toContain(claims.fundraisingDaysPerMonth);
  expect(fundraising).toContain(keepFigures(claims.raise));
});

test('the home page shows every recipe that its text names, by the name in its own file', () => {
  const names = new Map(recipes.map(({id, name}) => [id, name]));
  const named = home.plan.goals.map((goal) => goal.recipes.map((id) => ({id, name: names.get(id)})));
  expect(GOALS.map((goal) => goal.recipes)).toMatchObject(named);
});

test('the worked month on the advisory page is a month that the offer allows', () => {
  const [growth] = advisory.offers;
  const days = advisory.billing.rows.reduce((sum, {hours}) => sum + hours, 0) / 8;
  expect(days).toBeGreaterThanOrEqual(growth.days[0]);
  expect(days).toBeLessThanOrEqual(growth.days[1]);
});
