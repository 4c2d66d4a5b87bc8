import {starterSchema, type Starter} from '../../../data/plans/starter';
import {toPlanRecipe} from '../../../features/recipes/plan/library';
import {starterPath, STARTERS_PATH} from '../../../config/paths';
import {starterCard, starterPlan, type StarterPlan} from '../../../features/recipes/plan/starters';
import {itemsOf, linksTo, readCollection, type Collection} from '../collection';
import {linksByIds} from '../namings';
import {recipes} from '../recipes/collection';
import {circleProblems} from '../recipes/references';
import {starterProblems} from './problems';

/** A plan worked out from the recipes that it names. */
const workedOut = (siteDir: string, starter: Starter): StarterPlan =>
  starterPlan(starter, itemsOf(siteDir, recipes).flatMap(toPlanRecipe));

/** Starter plans: a page and a Markdown file for each, worked out from the recipes, and their index. */
export const starters: Collection<Starter> = {
  name: 'starter-plan',
  title: 'A starter plan',
  files: 'src/data/plans/starters/*.yaml',
  schema: () => starterSchema,
  unique: ['title'],
  path: ({id}) => starterPath(id),
  pages: () => [STARTERS_PATH],
  link: ({title}) => title,
  pageTitle: ({page}) => ({at: ['page', 'title'], title: page.title}),

  problems(entries, siteDir) {
    const read = readCollection(siteDir, recipes);
    // A recipe that cannot be read may well be one that a plan names.
    if (read.problems.length > 0 || circleProblems(read.entries).length > 0) {
      return [];
    }
    const planned = read.entries.flatMap(({item}) => toPlanRecipe(item));
    const isComplete = ({recipes: placed, expect}: Starter) =>
      [...placed, ...expect.map(({recipe: id}) => ({id}))].every(({id}) => read.ids.has(id));
    return entries.filter(({item}) => isComplete(item)).flatMap((entry) => starterProblems(entry, planned));
  },

  routes({siteDir}) {
    const all = itemsOf(siteDir, starters);
    const plans = all.map((starter) => workedOut(siteDir, starter));
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
            ...all.filter(({id}) => id !== plan.starter.id).flatMap((other) => linksTo(starters, other)),
            ...linksByIds(siteDir, 'hub', plan.starter.hubs),
          ],
        },
      })),
    ];
  },
};
