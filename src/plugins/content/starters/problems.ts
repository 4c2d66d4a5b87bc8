import type {Starter} from '../../../data/plans/starter';
import type {PlanRecipe} from '../../../features/recipes/plan/types';
import {starterSchedule, weekOf} from '../../../features/recipes/plan/starters';
import {warningText} from '../../../features/recipes/plan/words';
import {fileOf, referenceProblems, type Entry} from '../../lib/contentFolder';
import {fieldName} from '../../lib/yamlFile';
import type {Problem} from '../../lib/problems';
import {HUBS_DIR} from '../hubs/read';
import {RECIPES_DIR} from '../recipes/read';

/** What starter plans may name. */
export interface Known {
  recipes: readonly PlanRecipe[];
  hubs: readonly {id: string}[];
}

const idsOf = (items: readonly {id: string}[]): ReadonlySet<string> => new Set(items.map(({id}) => id));

type Path = readonly (string | number)[];

/** Makes the problem of a field of a plan. */
const at =
  ({file, lineOf}: Entry<Starter>) =>
  (path: Path, value: unknown, problem: string, remedy: string): Problem => ({
    file,
    line: lineOf(path),
    field: fieldName(path),
    value,
    problem,
    remedy,
  });

/** What a plan names and is not there, or names twice. */
function namedProblems(entry: Entry<Starter>, {recipes, hubs}: Known): Problem[] {
  const {item} = entry;
  const known = {what: 'recipe with a plan', ids: idsOf(recipes), use: fileOf(RECIPES_DIR)};
  const placed = [
    ...item.recipes.map(({id}, index) => ({id, path: ['recipes', index, 'id'] as const})),
    ...(item.decided ?? []).map(({id}, index) => ({id, path: ['decided', index, 'id'] as const})),
  ];
  return [
    ...placed.flatMap(({id, path}, index) =>
      placed.findIndex((other) => other.id === id) < index
        ? [at(entry)(path, id, 'is in the plan twice', 'Remove one of the two.')]
        : referenceProblems(entry, path, id, known),
    ),
    ...item.hubs.flatMap((id, index) =>
      referenceProblems(entry, ['hubs', index], id, {what: 'hub', ids: idsOf(hubs), use: fileOf(HUBS_DIR)}),
    ),
    ...item.expect.flatMap(({recipe}, index) =>
      referenceProblems(entry, ['expect', index, 'recipe'], recipe, {
        what: 'recipe of this plan',
        ids: idsOf(item.recipes),
        use: 'Use the id of one of its recipes.',
      }),
    ),
  ];
}

/** Needs that the plan leaves open. */
function needProblems(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const {item} = entry;
  const there = new Set([...idsOf(item.recipes), ...idsOf(item.decided ?? [])]);
  return item.recipes.flatMap(({id}, index) =>
    recipes
      .filter((recipe) => recipe.id === id)
      .flatMap(({needs}) => needs.filter((need) => !there.has(need)))
      .map((need) =>
        at(entry)(
          ['recipes', index, 'id'],
          id,
          `needs ${need}, which is neither in the plan nor decided`,
          `Add ${need} to "recipes" before it, or to "decided" with the reason.`,
        ),
      ),
  );
}

/** Where the schedule of a plan differs from what is written: warnings, the order, weeks outside a recipe's run. */
function scheduleProblems(entry: Entry<Starter>, recipes: readonly PlanRecipe[]): Problem[] {
  const {item} = entry;
  const {items, warnings} = starterSchedule(item, recipes);
  const nameOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? id;
  const written = item.recipes.map(({id}) => id);
  const order = items.map(({recipe}) => recipe.id);
  const early = written.findIndex((id, index) => order[index] !== id);
  const {daysPerMonth} = item;
  return [
    ...warnings.map((warning) =>
      at(entry)(
        ['daysPerMonth'],
        daysPerMonth,
        `gives no plan without a warning: ${warningText(warning, nameOf)}`,
        'Give set-up more days a month, or leave a recipe out.',
      ),
    ),
    ...(warnings.length > 0 || early === -1
      ? []
      : [
          at(entry)(
            ['recipes', early, 'id'],
            written[early],
            `is written before ${order[early] ?? ''}, and begins after it`,
            'Write the recipes in the order in which they begin, or change the days a month.',
          ),
        ]),
    ...item.expect.flatMap(({recipe, week}, index) => {
      const placed = items.find((one) => one.recipe.id === recipe);
      const [from, to] = placed === undefined ? [1, 0] : [weekOf(placed.runs), weekOf(placed.decision)];
      return week === undefined || placed === undefined || (week >= from && week <= to)
        ? []
        : [
            at(entry)(
              ['expect', index, 'week'],
              week,
              `is outside the weeks in which ${recipe} runs: ${from} to ${to}`,
              'Write a week between them, or leave it out for the week of the decision.',
            ),
          ];
    }),
  ];
}

/** Everything that is wrong with one starter plan beyond its fields. */
export function starterProblems(entry: Entry<Starter>, known: Known): Problem[] {
  const broken = [...namedProblems(entry, known), ...needProblems(entry, known.recipes)];
  return broken.length > 0 ? broken : scheduleProblems(entry, known.recipes);
}
