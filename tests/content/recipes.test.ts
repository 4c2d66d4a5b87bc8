import fs from 'node:fs';
import path from 'node:path';
import type {Recipe} from '../../src/data/recipes/schema';
import {CHANNELS, LEVELS, STAGES} from '../../src/data/recipes/taxonomy';
import {relatedAmong} from '../../src/data/recipes/related';
import {assertFresh, findChanges} from '../../src/plugins/content/recipes/generate';
import {readRecipes} from '../../src/plugins/content/recipes/read';

const root = path.resolve(__dirname, '../..');
const recipes = readRecipes(root);
const relatedTo = relatedAmong(recipes);

const wordsIn = (text: string) => text.split(/\s+/).length;
const textsOf = (recipe: Recipe) => [
  recipe.description,
  ...recipe.steps,
  ...recipe.assetsNeeded,
  ...recipe.dependencies,
  recipe.caseStudy,
  ...recipe.optimizationTips,
];

test('there are 50 recipes, and the generated pages are up to date', () => {
  expect(recipes).toHaveLength(50);
  expect(() => assertFresh(findChanges(root, recipes))).not.toThrow();
});

test.each([
  'pmax-cold-traffic-magnet',
  'pmax-precision-audience-signals',
  'google-ads-competitor-conquest',
  'three-tiered-content-funnel',
  'creative-testing-framework',
  'advanced-retargeting-sequences',
  'lookalike-audience-optimization',
  'tiktok-content-authority-build',
  'tiktok-ads-mastery',
  'creator-partnership-programs',
  'tiktok-shop-integration',
  'essential-klaviyo-flows',
  'advanced-segmentation-strategy',
  'sms-marketing-integration',
  'lifecycle-revenue-optimization',
  'seo-topic-clusters',
])('%s, which other pages link to, exists', (id) => {
  expect(recipes.map((recipe) => recipe.id)).toContain(id);
});

test('exactly the six specified recipes have wording of their own for the page', () => {
  expect(recipes.filter(({page}) => page !== undefined).map(({id}) => id)).toEqual([
    'google-ads-competitor-conquest',
    'pmax-cold-traffic-magnet',
    'pmax-precision-audience-signals',
    'seo-topic-clusters',
    'three-tiered-content-funnel',
    'tiktok-content-authority-build',
  ]);
});

test('every channel, level and stage is well represented', () => {
  for (const channel of CHANNELS) {
    expect(recipes.filter(({channels}) => channels.includes(channel)).length).toBeGreaterThanOrEqual(6);
  }
  for (const stage of STAGES) {
    expect(recipes.filter(({buyingCycle}) => buyingCycle === stage).length).toBeGreaterThanOrEqual(6);
  }
  for (const effort of LEVELS) {
    for (const impact of LEVELS) {
      expect(
        recipes.filter((recipe) => recipe.effortLevel === effort && recipe.expectedImpact === impact).length,
      ).toBeGreaterThanOrEqual(1);
    }
  }
});

test('no two recipes share a sentence', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const recipe of recipes) {
    for (const sentence of textsOf(recipe).flatMap((text) => text.split(/(?<=[.!?])\s+/))) {
      const owner = seen.get(sentence);
      if (owner !== undefined && owner !== recipe.id && wordsIn(sentence) > 3) {
        repeated.push(`${owner} and ${recipe.id}: ${sentence}`);
      }
      seen.set(sentence, recipe.id);
    }
  }
  expect(repeated).toEqual([]);
});

describe.each(recipes)('$id', (recipe) => {
  test('is as long as a reader needs', () => {
    expect(wordsIn(recipe.description)).toBeGreaterThanOrEqual(25);
    expect(wordsIn(recipe.description)).toBeLessThanOrEqual(45);
    expect(wordsIn(recipe.caseStudy)).toBeGreaterThanOrEqual(55);
    for (const step of recipe.steps) {
      expect(wordsIn(step.split('. ')[0] ?? '')).toBeLessThanOrEqual(9);
    }
  });

  test('names two to four aims, and a figure in every part that promises one', () => {
    const aims = recipe.objective.split(/,\s+/).length;
    expect(aims).toBeGreaterThanOrEqual(2);
    expect(aims).toBeLessThanOrEqual(5);
    expect(recipe.caseStudy).toMatch(/\d/);
    expect(recipe.steps.filter((step) => /\d/.test(step)).length).toBeGreaterThanOrEqual(3);
  });

  test('uses none of the words we do not use', () => {
    expect(textsOf(recipe).join('\n')).not.toMatch(
      /\b(unlock|leverage|supercharge|elevate|seamless|game-changer|cutting-edge|robust|delve|landscape)/i,
    );
    expect(textsOf(recipe).join('\n')).not.toMatch(/[!—]|in today's|whether you're|not just/i);
  });

  test('is credited to one of the network’s own teams', () => {
    expect(recipe.source).toMatch(
      /^(Paid search|Paid social|TikTok and creator|Lifecycle|SEO and content|Measurement) team$/,
    );
  });

  test('has related recipes, and none of them is itself', () => {
    const related = relatedTo(recipe).map(({id}) => id);
    expect(related).toHaveLength(4);
    expect(related).not.toContain(recipe.id);
  });
});

test('every hand-written note belongs to a recipe', () => {
  const notes = fs.readdirSync(path.join(root, 'docs/_notes')).map((name) => path.basename(name, '.mdx'));
  expect(notes.length).toBeGreaterThanOrEqual(3);
  for (const note of notes) {
    expect(recipes.map(({id}) => id)).toContain(note);
  }
});
