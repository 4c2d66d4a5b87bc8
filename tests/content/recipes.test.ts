import {relatedTo} from '../../src/data/recipes/related';
import {CHANNELS, STAGES} from '../../src/data/recipes/taxonomy';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const recipes = contentOf(ROOT).items('recipe');

test('every recipe has four related recipes, and never itself', () => {
  for (const recipe of recipes) {
    const related = relatedTo(recipe, recipes).map(({id}) => id);
    expect(related).toHaveLength(Math.min(4, recipes.length - 1));
    expect(related).not.toContain(recipe.id);
  }
});

test('the library has every channel and stage, and half of the plays pay for a shop with 300 orders a month', () => {
  expect([...new Set(recipes.flatMap(({channels}) => channels))].sort()).toEqual([...CHANNELS].sort());
  expect([...new Set(recipes.map(({buyingCycle}) => buyingCycle))].sort()).toEqual([...STAGES].sort());
  const small = recipes.filter(({fit}) => fit.least.ordersPerMonth <= 300);
  expect(small.length / recipes.length).toBeGreaterThanOrEqual(0.5);
});

test('without the steps for the proof a recipe is still a play, from its preparation to its decision', () => {
  const parts = recipes.filter(({steps}) => {
    const play = steps.filter(({proof}) => proof !== true);
    return play.length < 5 || play[0]?.phase !== 'prepare' || !play.some(({phase}) => phase === 'launch');
  });
  expect(parts.map(({id}) => id)).toEqual([]);
});

test('the six recipes that the specification names have their own heading, title and description, and no other', () => {
  const own = recipes.filter(({page}) => page !== undefined).map(({id}) => id);
  expect(own.sort()).toEqual([
    'google-ads-competitor-conquest',
    'pmax-cold-traffic-magnet',
    'pmax-precision-audience-signals',
    'seo-topic-clusters',
    'three-tiered-content-funnel',
    'tiktok-content-authority-build',
  ]);
});
