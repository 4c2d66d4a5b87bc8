import {starterPath, STARTERS_PATH} from '../../config/paths';
import {hubLink} from '../../data/hubs/types';
import {starterSchema} from '../../data/plans/starter';
import {toPlanRecipe} from '../../features/recipes/plan/plan';
import {starterCard, starterPlan} from '../../features/recipes/plan/starters';
import {defineKind} from './kind';

/** Starter plans: a page for each, worked out from the recipes that it names, and their index. */
export const starters = defineKind({
  name: 'starter-plan',
  files: 'src/data/plans/starters/*.yaml',
  schema: starterSchema,

  routes({items}) {
    const all = items('starter-plan');
    const planned = items('recipe').flatMap(toPlanRecipe);
    const plans = all.map((starter) => starterPlan(starter, planned));
    return [
      {
        path: STARTERS_PATH,
        component: '@site/src/features/recipes/starters/StartersPage',
        props: {cards: plans.map(starterCard)},
      },
      ...plans.map((plan) => ({
        path: starterPath(plan.starter.id),
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
