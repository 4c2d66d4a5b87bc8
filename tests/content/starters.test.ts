import {FIRST_DAY, starterSchedule} from '../../src/features/recipes/plan/starters';
import {toPlanRecipe} from '../../src/features/recipes/plan/plan';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const recipes = contentOf(ROOT).items('recipe');
const library = recipes.flatMap(toPlanRecipe);
const starters = contentOf(ROOT).items('starter-plan');

test('a starter plan works from any week of the year, with all of its recipes', () => {
  const late = starters.flatMap((starter) => {
    const {items} = starterSchedule(starter, library);
    return Array.from({length: 52}, (_, week) => FIRST_DAY + week * 7).flatMap((start) => {
      const plan = starterSchedule(starter, library, start);
      return plan.items.length === items.length && plan.warnings.length === 0
        ? []
        : [`${starter.id} from day ${start}: ${JSON.stringify(plan.warnings)}`];
    });
  });
  expect(late).toEqual([]);
});

test('no two starter plans are for the same situation', () => {
  const sets = starters.map((starter) =>
    starter.recipes
      .map(({id}) => id)
      .sort()
      .join(),
  );
  expect(new Set(sets).size).toBe(starters.length);
});
