import type {Starter} from '../../data/plans/starter';
import {toPlanRecipe, type PlanRecipe} from '../../features/recipes/plan/plan';
import {starterSchedule} from '../../features/recipes/plan/starters';
import {warningText} from '../../features/recipes/plan/words';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import type {Content, Entry} from './kind';
import {circleProblems, UNPLANNED} from './recipes/references';

/** Recipes that the planner can never place, and results of recipes that are not in the plan. */
const namedProblems = (entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] => [
  ...entry.item.recipes.flatMap(({id: value}, index) =>
    recipes.some(({id}) => id === value)
      ? []
      : [problemAt(entry, ['recipes', index, 'id'], {value, ...UNPLANNED})],
  ),
  ...entry.item.expect.flatMap(({recipe: value}, index) =>
    entry.item.recipes.some(({id}) => id === value)
      ? []
      : [
          problemAt(entry, ['expect', index, 'recipe'], {
            value,
            problem: 'is not the id of any recipe of this plan',
            remedy: 'Use the id of one of its recipes.',
          }),
        ],
  ),
];

/** What is wrong with one starter plan beyond its fields and references: what the planner itself would warn of. */
export function problemsOfStarter(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const named = namedProblems(entry, recipes);
  if (named.length > 0) {
    return named;
  }
  const nameOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? id;
  return starterSchedule(entry.item, recipes).warnings.map((warning) =>
    problemAt(entry, ['recipes'], {
      problem: `make no plan without a warning: ${warningText(warning, nameOf)}`,
      remedy: 'Give set-up more days a month, or change the recipes.',
    }),
  );
}

/** What is wrong with the starter plans; nothing while a recipe cannot be read, which may well be one that a plan names. */
export function starterProblems(content: Content): Problem[] {
  const {entries, problems, ids} = content.read('recipe');
  if (problems.length > 0 || circleProblems(entries).length > 0) {
    return [];
  }
  const planned = content.items('recipe').flatMap(toPlanRecipe);
  const isComplete = ({recipes: placed, expect}: Starter) =>
    [...placed, ...expect.map(({recipe: id}) => ({id}))].every(({id}) => ids?.has(id));
  return content
    .entries('starter-plan')
    .filter(({item}) => isComplete(item))
    .flatMap((entry) => problemsOfStarter(entry, planned));
}
