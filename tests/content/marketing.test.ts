import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {claims} from '../../src/config/claims';
import advisory from '../../src/data/pages/advisory.yaml';
import {beliefs} from '../../src/data/pages/beliefs';
import home from '../../src/data/pages/home.yaml';
import {pageSchemas} from '../../src/data/pages/schemas';
import {hubProblems, readHubs, recipesOf} from '../../src/plugins/content/hubs/read';
import {GOALS} from '../../src/pages/_parts/plan';
import {readRecipes} from '../../src/plugins/content/recipes/read';
import {ROOT} from '../support/siteCopy';

const recipes = readRecipes(ROOT);
const hubs = readHubs(ROOT);

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

test('the hubs that the header links to are there, each with at least the recipes agreed for it', () => {
  const shown = Object.fromEntries(hubs.map((hub) => [hub.id, recipesOf(hub, recipes).map(({id}) => id)]));
  expect(shown).toMatchObject({
    'google-ads-performance-max': expect.arrayContaining([
      'pmax-cold-traffic-magnet',
      'pmax-precision-audience-signals',
      'google-ads-competitor-conquest',
    ]),
    'meta-ads': expect.arrayContaining([
      'three-tiered-content-funnel',
      'creative-testing-framework',
      'advanced-retargeting-sequences',
      'lookalike-audience-optimization',
    ]),
    'tiktok-growth': expect.arrayContaining([
      'tiktok-content-authority-build',
      'tiktok-ads-mastery',
      'creator-partnership-programs',
      'tiktok-shop-integration',
    ]),
    'klaviyo-retention': expect.arrayContaining([
      'essential-klaviyo-flows',
      'advanced-segmentation-strategy',
      'sms-marketing-integration',
      'lifecycle-revenue-optimization',
    ]),
    'fundraising-investor-readiness': expect.any(Array),
    'vibe-coding': expect.any(Array),
  });
});

test('a hub that names a recipe or an article that does not exist is reported with file, line and field', () => {
  const hub = hubs.find(
    ({cards, sections}) => cards.recipes && sections.some(({kind}) => kind === 'article'),
  );
  const problems = hubProblems(ROOT, hub === undefined ? [] : [hub], {recipes: [], articles: []});
  const file = `src/data/hubs/${hub?.id}.yaml`;
  const lines = fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  expect(problems.map(({field}) => field)).toEqual(
    expect.arrayContaining(['cards.recipes[0]', expect.stringMatching(/^sections\[\d\]\.to$/)]),
  );
  for (const {file: told, line = 0, value} of problems) {
    expect(told).toBe(file);
    expect(lines[line - 1]).toContain(value);
  }
});

test('the hubs state the specified figures', () => {
  const text = JSON.stringify(hubs);
  for (const figure of ['5x', '25%', '67%', '150M+', '85%', '6 months', '10x', '24/7', '50%']) {
    expect(text).toContain(`"value":"${figure}"`);
  }
  expect(text).toMatch(/500K-2M.*2M-15M.*10M\+/);
});

test('both advisory offers state their terms', () => {
  const [growth, fundraising] = advisory.offers.map((offer) => JSON.stringify(offer));
  expect(growth).toContain(claims.daysPerMonth);
  expect(growth).toContain('above EUR 10M');
  expect(fundraising).toContain(claims.fundraisingDaysPerMonth);
  expect(fundraising).toContain('EUR 1M to EUR 50M');
  for (const offer of [growth, fundraising]) {
    expect(offer).toMatch(/No minimum lock-in.*cancel anytime.*fixed rate/);
  }
});

test('the claim in weeks is in the FAQ', () => {
  expect(home.questions[0]?.answer).toContain('typically take 4-6 weeks');
});
test('the home page calls its recipes by the names in their own files', () => {
  const names = new Map(recipes.map(({id, name}) => [id, name]));
  const shown = GOALS.flatMap((goal) => goal.recipes);
  expect(shown.map(({id}) => ({id, name: names.get(id)}))).toEqual(shown);
});

test('the worked month on the advisory page is a month that the offer allows', () => {
  const [growth] = advisory.offers;
  const days = advisory.billing.rows.reduce((sum, {hours}) => sum + hours, 0) / 8;
  expect(days).toBeGreaterThanOrEqual(growth.days[0]);
  expect(days).toBeLessThanOrEqual(growth.days[1]);
});
