import {navigation} from '../../src/config/navigation';
import {hubPath} from '../../src/config/paths';
import {claims} from '../../src/config/site';
import {TOPICS} from '../../src/data/journal/topics';
import {hubsInOrder} from '../../src/plugins/content/hub';
import {monthOf} from '../../src/pages/services/advisory/_parts/exampleMonth';
import {OFFERS} from '../../src/pages/services/advisory/_parts/offers';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const recipes = contentOf(ROOT).items('recipe');
const hubs = hubsInOrder(contentOf(ROOT));

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
  expect(menu?.entries.slice(1).map(({name, path}) => ({name, path}))).toEqual(
    hubs.map(({id, title}) => ({name: title, path: hubPath(id)})),
  );
  expect(hubs.map(({id}) => id).filter((id) => id in AGREED)).toEqual(Object.keys(AGREED));
});

test('the hubs that were agreed show the recipes that were agreed for them, and no others', () => {
  const shown = hubs.map(({id, cards}) => [id, (cards.recipes ?? []).toSorted()]);
  expect(shown).toEqual(
    expect.arrayContaining(Object.entries(AGREED).map(([id, agreed]) => [id, agreed.toSorted()])),
  );
});

test('the data room has forty documents, 16 from seed on and 30 from Series A, and there are forty questions, with four for software', () => {
  const [room = [], questions = []] = ['data-room', 'investor-questions'].map((list) =>
    hubs.flatMap(({sections}) =>
      sections.flatMap((one) =>
        one.kind === 'list' && one.id === list ? one.groups.flatMap(({items}) => items) : [],
      ),
    ),
  );
  const from = (stage: string) => room.filter(({text}) => text[1] === stage).length;
  expect([from('Seed'), from('A'), from('B'), questions.length]).toEqual([16, 14, 10, 40 + 4]);
});

test('the recipe that was agreed, and that no hub was to show, is there', () => {
  expect(recipes.map(({id}) => id)).toContain('seo-topic-clusters');
});

test('the journal has at least the 19 topics that were agreed', () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(19);
});

test('both advisory offers state the claims that other pages state', () => {
  const [growth, fundraising] = OFFERS.map((offer) => JSON.stringify(offer));
  expect(growth).toContain(claims.daysPerMonth);
  expect(growth).toContain(claims.scalingRevenue);
  expect(fundraising).toContain(claims.fundraisingDaysPerMonth);
  expect(fundraising).toContain(claims.raise);
});

test.each(claims.growthDays)('the hours of an example month of %d days are what its days hold', (days) => {
  const hours = monthOf(days).reduce((sum, task) => sum + task.hours, 0);
  expect(hours).toBe(8 * days);
});
