import {claims} from '../../src/config/claims';
import {hubs} from '../../src/data/hubs';
import {hubQuestions} from '../../src/data/hubs/questions';
import {HUB_IDS} from '../../src/data/hubs/types';
import {offers} from '../../src/data/pages/advisory';
import {beliefs} from '../../src/data/pages/beliefs';
import {challenges, founderTypes, supportAreas, ways} from '../../src/data/pages/customers';
import {homeQuestions} from '../../src/data/pages/home';
import {commitments, processSteps} from '../../src/data/pages/howWeWork';
import {features, layers} from '../../src/data/pages/platform';
import {hubProblems, recipesOf} from '../../src/plugins/content/hubs/read';
import {readRecipes} from '../../src/plugins/content/recipes/read';
import {ROOT} from '../support/siteCopy';

const recipes = readRecipes(ROOT);

test('counts are the specified ones (specification 2 section 9)', () => {
  expect(beliefs.map(({number}) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(processSteps).toHaveLength(5);
  expect(commitments).toHaveLength(5);
  expect([founderTypes, challenges, supportAreas, ways].map(({length}) => length)).toEqual([4, 6, 6, 5]);
  expect([layers.length, features.length]).toEqual([3, 8]);
  expect(hubs.map(({id}) => id)).toEqual([...HUB_IDS]);
  expect(hubQuestions).toHaveLength(3);
  expect(homeQuestions.length).toBeGreaterThanOrEqual(6);
});

test('neighbouring beliefs never share a ground', () => {
  for (const [index, {ground}] of beliefs.entries()) {
    expect(ground).not.toBe(beliefs[index + 1]?.ground);
  }
});

test('each hub links to the specified recipes, and all of them exist', () => {
  expect(Object.fromEntries(hubs.map((hub) => [hub.id, recipesOf(hub, recipes).map(({id}) => id)]))).toEqual({
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
  });
});

test('a hub that links to a recipe that does not exist is told with its file and line', () => {
  const [first] = hubProblems(ROOT, hubs, []);
  expect(first).toMatchObject({
    file: 'src/data/hubs/google-ads.ts',
    field: 'cards.recipes[0]',
    value: 'pmax-cold-traffic-magnet',
    problem: 'is not the id of any recipe',
  });
  expect(first?.line).toBeGreaterThan(1);
});

test('the hubs state the specified figures', () => {
  const text = JSON.stringify(hubs);
  for (const figure of ['5x', '25%', '67%', '150M+', '85%', '6 months', '10x', '24/7', '50%']) {
    expect(text).toContain(`"value":"${figure}"`);
  }
  expect(text).toMatch(/500K-2M.*2M-15M.*10M\+/);
});

test('both advisory offers state their terms', () => {
  const [growth, fundraising] = offers.map((offer) => JSON.stringify(offer));
  expect(growth).toContain(claims.daysPerMonth);
  expect(growth).toContain('above EUR 10M');
  expect(fundraising).toContain(claims.fundraisingDaysPerMonth);
  expect(fundraising).toContain('EUR 1M to EUR 50M');
  for (const offer of [growth, fundraising]) {
    expect(offer).toMatch(/No minimum lock-in.*cancel anytime.*fixed rate/);
  }
});

test('the claim in weeks stands in the FAQ', () => {
  expect(homeQuestions[0].answer).toContain('typically take 4-6 weeks');
});

test('none of the words we do not use', () => {
  const text = JSON.stringify([
    hubs,
    beliefs,
    offers,
    homeQuestions,
    processSteps,
    commitments,
    features,
    layers,
  ]);
  expect(text).not.toMatch(
    /\b(unlock|leverage|supercharge|elevate|seamless|game-changer|cutting-edge|robust|delve|landscape)/i,
  );
  expect(text).not.toMatch(/[!—]|in today's|whether you're|not just/i);
});
