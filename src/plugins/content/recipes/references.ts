import fs from 'node:fs';
import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {filesBelow, filesIn} from '../../lib/filesIn';
import type {Problem} from '../../lib/problems';
import {problemAt, type Path} from '../../lib/yamlFile';
import {wrongFigures} from '../calculator';
import type {Content, Entry} from '../kind';

/** Where recipes, the notes on them and their downloads are kept, from the project's root. */
export const RECIPES_DIR = 'src/data/recipes';
const HUBS_DIR = 'src/data/hubs';
export const NOTES_DIR = 'docs/_notes';
export const PAPERS_DIR = 'static/papers';

type WithPapers = Entry<Pick<Recipe, 'id' | 'papers'>>;

/** Files to download that are not there. */
const missingPapers = (entry: WithPapers, siteDir: string): Problem[] =>
  (entry.item.papers ?? []).flatMap(({file: value}, index) => {
    const onDisk = `${PAPERS_DIR}/${entry.item.id}/${value}`;
    return fs.existsSync(path.join(siteDir, onDisk))
      ? []
      : [
          problemAt(
            entry,
            ['papers', index, 'file'],
            `needs the file ${onDisk}, which does not exist. Put it there, or correct its name.`,
            value,
          ),
        ];
  });

/** Papers that no recipe or hub offers, which no visitor would ever find. */
function unusedPapers(entries: readonly WithPapers[], siteDir: string): Problem[] {
  // While one cannot be read, it is not known which papers it names.
  if (entries.length < [RECIPES_DIR, HUBS_DIR].flatMap((from) => filesIn(siteDir, from, '.yaml')).length) {
    return [];
  }
  const offered = entries.flatMap(({item: {id, papers = []}}) =>
    papers.map(({file}) => `${PAPERS_DIR}/${id}/${file}`),
  );
  return filesBelow(siteDir, PAPERS_DIR)
    .filter((file) => !offered.includes(file))
    .map((file) => ({file, problem: 'is a paper that no recipe or hub offers under "papers"'}));
}

/** Inputs that the calculators of a recipe do not have, and figures that they cannot work with. */
const calculatorProblems = (entry: Entry<Recipe>): Problem[] =>
  (entry.item.calculators ?? []).flatMap(({id, with: figures}, index) =>
    wrongFigures(id, figures).map(({at = [], problem, value}) =>
      problemAt(entry, ['calculators', index, 'with', at].flat(), problem, value),
    ),
  );

/** The problem of a field that names a recipe without a plan, which the planner can never place; none for any other. */
export const unplanned = (
  entry: Entry,
  path: Path,
  value: string,
  recipes: readonly Partial<Pick<Recipe, 'id' | 'plan'>>[],
): Problem[] =>
  recipes.some(({id, plan}) => id === value && plan === undefined)
    ? [problemAt(entry, path, 'is a recipe without a plan. Give that recipe a plan, or name another.', value)]
    : [];

/** Needs that the planner could never place before a recipe. */
function unplannedNeeds(entries: readonly Entry<Recipe>[]): Problem[] {
  const recipes = entries.map(({item}) => item);
  return entries.flatMap((entry) =>
    (entry.item.plan?.needs ?? []).flatMap((id, index) =>
      unplanned(entry, ['plan', 'needs', index], id, recipes),
    ),
  );
}

/** Recipes that need each other in a circle, each circle once and in its order. */
export function circleProblems(entries: readonly Entry<Recipe>[]): Problem[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const done = new Set<string>();
  const circlesFrom = (id: string, way: readonly string[] = []): Problem[] => {
    const entry = byId.get(id);
    const begin = way.indexOf(id);
    if (entry === undefined || done.has(id)) {
      return [];
    }
    if (begin === -1) {
      const found = (entry.item.plan?.needs ?? []).flatMap((next) => circlesFrom(next, [...way, id]));
      done.add(id);
      return found;
    }
    const circle = way.slice(begin);
    const problem = `goes round in a circle: ${[...circle, id].join(' -> ')}. Remove the need that is not a true one.`;
    // A recipe that needs itself is reported where it names itself.
    return circle.length === 1 ? [] : [problemAt(entry, ['plan', 'needs'], problem)];
  };
  return [...byId.keys()].flatMap((id) => circlesFrom(id));
}

/** What the schema of a recipe cannot say, because it takes other files; and notes on no recipe. */
export function recipeProblems(content: Content): Problem[] {
  const {entries, ids} = content.read('recipe');
  const offering = [...entries, ...content.entries('hub')];
  return [
    ...offering.flatMap((entry) => missingPapers(entry, content.siteDir)),
    ...entries.flatMap(calculatorProblems),
    ...unplannedNeeds(entries),
    ...circleProblems(entries),
    ...unusedPapers(offering, content.siteDir),
    ...content
      .entries('note')
      .filter(({id}) => ids?.has(id) !== true)
      .map(({file}) => ({
        file,
        problem: 'belongs to no recipe. Rename it to the id of a recipe, or remove it.',
      })),
  ];
}
