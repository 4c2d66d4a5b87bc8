import {starterPath, STARTERS_PATH} from '../../config/paths';
import {hubLink} from '../../data/hubs/types';
import type {Starter} from '../../data/plans/starter';
import {toPlanRecipe, type PlanRecipe} from '../../features/recipes/plan/plan';
import {starterCard, starterPlan, starterSchedule} from '../../features/recipes/plan/starters';
import {warningText} from '../../features/recipes/plan/words';
import type {Problem} from '../lib/problems';
import {problemAt} from '../lib/yamlFile';
import {defineKind, type Content, type Entry} from './kind';
import {circleProblems, unplanned} from './recipes/references';

/** Starter plans: a page for each, worked out from the recipes that it names, and their index. */
export const starters = defineKind({
  name: 'starter-plan',
  files: 'src/data/plans/starters/*.yaml',

  routes({items}) {
    const all = items('starter-plan');
    const planned = items('recipe').flatMap(toPlanRecipe);
    const plans = all.map((starter) => starterPlan(starter, planned));
    return [
      {
        path: STARTERS_PATH,
        section: 'starters',
        kind: 'starter plans',
        component: '@site/src/features/recipes/starters/StartersPage',
        props: {cards: plans.map(starterCard)},
      },
      ...plans.map((plan) => ({
        path: starterPath(plan.starter.id),
        section: 'starters' as const,
        kind: 'starter plan',
        title: {text: plan.starter.page.title, id: plan.starter.id, at: ['page', 'title']},
        component: '@site/src/features/recipes/starters/StarterPage',
        props: {
          starterPlan: plan,
          others: [
            ...all
              .filter(({id}) => id !== plan.starter.id)
              .map(({id, title}) => ({title, path: starterPath(id)})),
            ...plan.starter.hubs.flatMap((hub) =>
              items('hub')
                .filter(({id}) => id === hub)
                .map(hubLink),
            ),
          ],
        },
      })),
    ];
  },
});

/** Results of recipes that are not in the plan, and what the planner itself would warn of. */
export function problemsOfStarter(entry: Entry<Starter>, library: readonly PlanRecipe[]): Problem[] {
  const {recipes: placed, expect} = entry.item;
  const named = [
    ...placed.flatMap(({id}, index) =>
      library.some((one) => one.id === id) ? [] : unplanned(entry, ['recipes', index, 'id'], id, [{id}]),
    ),
    ...expect.flatMap(({recipe: value}, index) =>
      placed.some(({id}) => id === value)
        ? []
        : [problemAt(entry, ['expect', index, 'recipe'], 'is no recipe of this plan', value)],
    ),
  ];
  const nameOf = (id: string) => library.find((recipe) => recipe.id === id)?.name ?? id;
  const {warnings} = starterSchedule(entry.item, library);
  return named.length > 0
    ? named
    : warnings.map((warning) =>
        problemAt(
          entry,
          ['recipes'],
          `make no plan without a warning: ${warningText(warning, nameOf)}. Give set-up more days a month, or change the recipes.`,
        ),
      );
}

/** What is wrong with the starter plans; nothing while a recipe cannot be read, which may well be one that a plan names. */
export function starterProblems(content: Content): Problem[] {
  const {entries, problems, ids} = content.read('recipe');
  const isComplete = ({recipes, expect}: Starter) =>
    [...recipes.map(({id}) => id), ...expect.map(({recipe}) => recipe)].every((id) => ids?.has(id));
  return problems.length > 0 || circleProblems(entries).length > 0
    ? []
    : content
        .entries('starter-plan')
        .filter(({item}) => isComplete(item))
        .flatMap((entry) => problemsOfStarter(entry, content.items('recipe').flatMap(toPlanRecipe)));
}
