import {PLAN_PATH, positionPagePath, positionPath, starterPath} from '../../config/paths';
import {toPlanRecipe} from '../../features/recipes/plan/plan';
import {FIRST_POSITIONS} from '../../data/plans/shop';
import type {Problem} from '../lib/problems';
import {defineKind, type Content} from './kind';
import {unplanned} from './recipes/references';

/** The places that recipes occupy while they run: the planner never lets two have one at a time. */
export const surfaces = defineKind({
  name: 'surface',
  files: 'src/data/plans/surfaces.yaml',
});

/** Recipes that the finder suggests, and that have no plan. */
export function finderProblems(content: Content): Problem[] {
  const recipes = content.items('recipe');
  return content
    .entries('finder')
    .flatMap((entry) =>
      Object.entries(entry.item).flatMap(([worry, rules]) =>
        rules.flatMap(({recipe}, index) => unplanned(entry, [worry, index, 'recipe'], recipe, recipes)),
      ),
    );
}

/** What the finder suggests, and the planner that it is in. */
export const finder = defineKind({
  name: 'finder',
  files: 'src/data/plans/finder.yaml',

  routes({items}) {
    const starters = items('starter-plan').map(({id, title, oneLine}) => ({
      title,
      oneLine,
      path: starterPath(id),
    }));
    const positions = [
      ...items('positions').flatMap((read) =>
        read.positions.map((one) => ({...one, path: positionPath(one)})),
      ),
      ...items('money-position').map((one) => ({...one, path: positionPagePath(one)})),
    ];
    const first = FIRST_POSITIONS.flatMap(({id, answer = -1, ...when}) =>
      positions
        .filter((position) => position.id === id)
        .map(({path, heading, lead, answers}) => ({
          ...{id, ...when, path, heading},
          text: answers[answer]?.then ?? lead,
        })),
    );
    return [
      {
        path: PLAN_PATH,
        section: 'plan',
        kind: 'planner',
        component: '@site/src/features/recipes/planner/PlannerPage',
        modules: {
          recipes: 'recipes.json',
          rules: 'finder.json',
          positions: 'positions.json',
          starters: 'starters.json',
        },
        data: {
          'recipes.json': JSON.stringify(items('recipe').flatMap(toPlanRecipe)),
          'finder.json': JSON.stringify(items('finder')[0] ?? {}),
          'positions.json': JSON.stringify(first),
          'starters.json': JSON.stringify(starters),
        },
      },
    ];
  },
});
