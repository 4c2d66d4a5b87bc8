import type {Starter} from '../../data/plans/starter';
import {toPlanRecipe} from '../../features/recipes/plan/library';
import {beginningOf} from '../../features/recipes/plan/agenda';
import type {PlanRecipe} from '../../features/recipes/plan/types';
import {starterSchedule, weekOf} from '../../features/recipes/plan/starters';
import {warningText} from '../../features/recipes/plan/words';
import {problemAt} from '../lib/yamlFile';
import type {Problem} from '../lib/problems';
import type {Content, Entry} from './kind';
import {circleProblems, UNPLANNED} from './recipes/references';

const idSet = (items: readonly {id: string}[]) => new Set(items.map(({id}) => id));

/** Recipes that a plan has twice, that have no plan, or of which it expects something without having them. */
function namedProblems(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const {item} = entry;
  const placed = item.recipes.map(({id}, index) => ({id, path: ['recipes', index, 'id'] as const}));
  const own = idSet(item.recipes);
  const known = idSet(recipes);
  return [
    ...placed.flatMap(({id, path}, index) =>
      placed.findIndex((other) => other.id === id) < index
        ? [
            problemAt(entry, path, {
              value: id,
              problem: 'is in the plan twice',
              remedy: 'Remove one of the two.',
            }),
          ]
        : known.has(id)
          ? []
          : [problemAt(entry, path, {value: id, ...UNPLANNED})],
    ),
    ...item.expect.flatMap(({recipe}, index) =>
      own.has(recipe)
        ? []
        : [
            problemAt(entry, ['expect', index, 'recipe'], {
              value: recipe,
              problem: 'is not the id of any recipe of this plan',
              remedy: 'Use the id of one of its recipes.',
            }),
          ],
    ),
  ];
}

/** Needs that the plan leaves open; of one that is not there, the recipe's own file says so. */
function needProblems(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const {item} = entry;
  const there = idSet(item.recipes);
  const known = idSet(recipes);
  return item.recipes.flatMap(({id}, index) =>
    recipes
      .filter((recipe) => recipe.id === id)
      .flatMap(({needs}) => needs.filter((need) => known.has(need) && !there.has(need)))
      .map((need) =>
        problemAt(entry, ['recipes', index, 'id'], {
          value: id,
          problem: `needs ${need}, which is not in the plan`,
          remedy: `Add ${need} to "recipes" before it.`,
        }),
      ),
  );
}

/** Where the schedule of a plan differs from what is written: warnings, the order, weeks outside a recipe's run. */
function scheduleProblems(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const {item} = entry;
  const {items, warnings} = starterSchedule(item, recipes);
  const nameOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? id;
  const written = item.recipes.map(({id}) => id);
  const order = [...items].sort((a, b) => beginningOf(a) - beginningOf(b)).map(({recipe}) => recipe.id);
  const early = written.findIndex((id, index) => order[index] !== id);
  const {daysPerMonth} = item;
  return [
    ...warnings.map((warning) =>
      problemAt(entry, ['daysPerMonth'], {
        value: daysPerMonth,
        problem: `gives no plan without a warning: ${warningText(warning, nameOf)}`,
        remedy: 'Give set-up more days a month, or leave a recipe out.',
      }),
    ),
    ...(warnings.length > 0 || early === -1
      ? []
      : [
          problemAt(entry, ['recipes', early, 'id'], {
            value: written[early],
            problem: `is written before ${order[early] ?? ''}, and begins after it`,
            remedy: 'Write the recipes in the order in which they begin, or change the days a month.',
          }),
        ]),
    ...item.expect.flatMap(({recipe, week}, index) => {
      const placed = items.find((one) => one.recipe.id === recipe);
      const [from, to] = placed === undefined ? [1, 0] : [weekOf(placed.runs), weekOf(placed.decision)];
      return week === undefined || placed === undefined || (week >= from && week <= to)
        ? []
        : [
            problemAt(entry, ['expect', index, 'week'], {
              value: week,
              problem: `is outside the weeks in which ${recipe} runs: ${from} to ${to}`,
              remedy: 'Write a week between them, or leave it out for the week of the decision.',
            }),
          ];
    }),
  ];
}

/** Everything that is wrong with one starter plan beyond its fields and references; `recipes` are those with a plan. */
export function problemsOfStarter(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const broken = [...namedProblems(entry, recipes), ...needProblems(entry, recipes)];
  return broken.length > 0 ? broken : scheduleProblems(entry, recipes);
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
