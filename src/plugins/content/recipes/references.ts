import fs from 'node:fs';
import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {surfacesSchema} from '../../../data/plans/schema';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {fileOf, listProblems, problemAt, referenceProblems, type Entry} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';
import {CLIENTS_DIR} from '../profiles/read';

/** Where recipes, what they occupy and their downloads are kept, from the project's root. */
export const RECIPES_DIR = 'src/data/recipes';
const SURFACES_FILE = 'src/data/plans/surfaces.yaml';
export const PAPERS_DIR = 'static/papers';

/** What the references of a recipe are looked up in. */
interface Known {
  siteDir: string;
  ids: ReadonlySet<string>;
  surfaces: ReadonlySet<string>;
  clients: ReadonlySet<string>;
}

/** The ids of all places that recipes may occupy, and what is wrong with their file. */
export function readSurfaces(siteDir: string): {surfaces: ReadonlySet<string>; problems: readonly Problem[]} {
  const {data = {}, problems = []} = readYaml(siteDir, SURFACES_FILE, surfacesSchema);
  return {surfaces: new Set(Object.keys(data)), problems};
}

/** Problems of a list of recipes that a recipe names at a path. */
function recipeListProblems(
  entry: Entry<Recipe>,
  at: readonly string[],
  named: readonly string[],
  ids: ReadonlySet<string>,
): Problem[] {
  return named.flatMap((value, index) => {
    const path = [...at, index];
    if (value === entry.item.id) {
      return [problemAt(entry, path, {value, problem: 'names the recipe itself', remedy: 'Remove it.'})];
    }
    return named.indexOf(value) < index
      ? [problemAt(entry, path, {value, problem: 'is there twice', remedy: 'Remove one of the two.'})]
      : referenceProblems(entry, path, value, {what: 'recipe', ids, use: fileOf(RECIPES_DIR)});
  });
}

function paperProblems(entry: Entry<Recipe>, siteDir: string): Problem[] {
  const {id, papers = []} = entry.item;
  return papers.flatMap(({file: value}, index) => {
    const onDisk = `${PAPERS_DIR}/${id}/${value}`;
    return fs.existsSync(path.join(siteDir, onDisk))
      ? []
      : [
          problemAt(entry, ['papers', index, 'file'], {
            value,
            problem: `needs the file ${onDisk}, which does not exist`,
            remedy: 'Put it there, or correct its name.',
          }),
        ];
  });
}

/** Everything that a recipe names and that is not there. */
export function namedProblems(entry: Entry<Recipe>, {siteDir, ids, surfaces, clients}: Known): Problem[] {
  const {related, plan, calculators, case: own} = entry.item;
  return [
    ...recipeListProblems(entry, ['related'], related, ids),
    ...recipeListProblems(entry, ['plan', 'needs'], plan?.needs ?? [], ids),
    ...listProblems(entry, ['plan', 'occupies'], plan?.occupies, {
      what: 'surface',
      ids: surfaces,
      use: `Use one of ${SURFACES_FILE}.`,
    }),
    ...(calculators ?? []).flatMap(({id}, index) =>
      referenceProblems(entry, ['calculators', index, 'id'], id, {
        what: 'calculator',
        ids: new Set(CALCULATOR_IDS),
        use: `Use one of: ${CALCULATOR_IDS.join(', ')}.`,
      }),
    ),
    ...(own.client === undefined
      ? []
      : referenceProblems(entry, ['case', 'client'], own.client, {
          what: 'client',
          ids: clients,
          use: fileOf(CLIENTS_DIR),
        })),
    ...paperProblems(entry, siteDir),
  ];
}

/** Needs that the planner could never place before a recipe, because they have no plan of their own. */
export function unplannedNeeds(entries: readonly Entry<Recipe>[]): Problem[] {
  const unplanned = new Set(entries.flatMap(({item: {id, plan}}) => (plan === undefined ? [id] : [])));
  return entries.flatMap((entry) =>
    (entry.item.plan?.needs ?? []).flatMap((value, index) =>
      unplanned.has(value)
        ? [
            problemAt(entry, ['plan', 'needs', index], {
              value,
              problem: 'is a recipe without a plan',
              remedy: 'Give that recipe a plan, or name it under dependencies instead.',
            }),
          ]
        : [],
    ),
  );
}

/** Recipes that need each other in a circle, each circle once and in its order. */
export function circleProblems(entries: readonly Entry<Recipe>[]): Problem[] {
  const needs = new Map(entries.map(({item}) => [item.id, item.plan?.needs ?? []]));
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (id: string, way: readonly string[]): void => {
    if (way.includes(id)) {
      circles.push(way.slice(way.indexOf(id)));
    } else if (!done.has(id)) {
      (needs.get(id) ?? []).forEach((next) => follow(next, [...way, id]));
      done.add(id);
    }
  };
  entries.forEach(({item}) => follow(item.id, []));
  // A recipe that needs itself is reported where it names itself.
  return circles
    .filter((circle) => circle.length > 1)
    .flatMap((circle) =>
      entries
        .filter(({item}) => item.id === circle[0])
        .map((entry) =>
          problemAt(entry, ['plan', 'needs'], {
            problem: `goes round in a circle: ${[...circle, circle[0]].join(' -> ')}`,
            remedy: 'Remove the need that is not a true one.',
          }),
        ),
    );
}
