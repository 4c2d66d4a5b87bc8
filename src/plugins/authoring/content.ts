import type {Hub} from '../../data/hubs/schema';
import type {Recipe} from '../../data/recipes/schema';
import {hubProblems, HUBS_DIR, readHubs} from '../content/hubs/read';
import {readArticles} from '../content/journal/frontMatter';
import {BLOG_DIR} from '../content/journal/lists';
import {recipeCardProblems} from '../content/journal/recipeCards';
import {NOTES_DIR} from '../content/recipes/generate';
import {positionProblems, POSITIONS_FILE, readPositions} from '../content/positions/read';
import {ContentError, type Problem} from '../lib/problems';
import {FINDER_FILE, readFinder, STARTERS_DIR} from '../content/plans/read';
import {FOLDERS, readProfiles} from '../content/profiles/read';
import {readRecipes, RECIPES_DIR} from '../content/recipes/read';
import {readStarters} from '../content/starters/read';
import {checkMarkdown} from './check/markdown';
import {writtenSources} from './check/sources';

/** Where the content that pages are made of is written, from the project's root. */
export const CONTENT_DIRS = [RECIPES_DIR, BLOG_DIR, NOTES_DIR, HUBS_DIR, STARTERS_DIR, ...FOLDERS];

/** Returns what `read` returns, or the problems it threw; `file` is used for errors that name no file. */
export function attempt<T>(
  file: string,
  read: () => T,
): {value: T; problems: readonly Problem[]} | {value?: undefined; problems: readonly Problem[]} {
  try {
    return {value: read(), problems: []};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {
      problems:
        error instanceof ContentError ? error.problems : [{file, problem, remedy: 'Do what this says.'}],
    };
  }
}

/** What is wrong with the starter plans. */
const starterProblems = (siteDir: string, recipes: readonly Recipe[], hubs: readonly Hub[]) =>
  attempt(STARTERS_DIR, () => readStarters(siteDir, {recipes, hubs})).problems;

/** What is wrong with the finder's rules, or why they cannot be read. */
function finderProblems(siteDir: string, recipes: readonly Recipe[]): readonly Problem[] {
  const finder = attempt(FINDER_FILE, () => readFinder(siteDir, recipes));
  return finder.value?.problems ?? finder.problems;
}

/** The content that pages are made of, as far as it can be read, and every problem of it. */
export function readContent(siteDir: string) {
  const recipes = attempt(RECIPES_DIR, () => readRecipes(siteDir));
  const profiles = attempt('src/data', () => readProfiles(siteDir));
  const journal = attempt(BLOG_DIR, () => readArticles(siteDir));
  const hubs = attempt(HUBS_DIR, () => readHubs(siteDir));
  const positions = attempt(POSITIONS_FILE, () => readPositions(siteDir));
  const articles = journal.value?.articles;
  const problems: Problem[] = [
    ...recipes.problems,
    ...profiles.problems,
    ...(journal.value?.problems ?? journal.problems),
    ...hubs.problems,
    ...positions.problems,
    // References can be checked only once what they refer to can be read.
    ...(recipes.value === undefined
      ? []
      : [
          ...hubProblems(siteDir, hubs.value ?? [], {
            recipes: recipes.value,
            articles: articles?.filter(({front}) => front.draft !== true),
          }),
          ...(positions.value === undefined ? [] : positionProblems(siteDir, positions.value, recipes.value)),
          ...recipeCardProblems(articles ?? [], recipes.value),
          ...(hubs.value === undefined ? [] : starterProblems(siteDir, recipes.value, hubs.value)),
          ...finderProblems(siteDir, recipes.value),
        ]),
  ];
  return {
    recipes: recipes.value,
    profiles: profiles.value,
    hubs: hubs.value ?? [],
    positions: positions.value,
    articles,
    problems,
  };
}

/** Every problem that keeps pages from being built: of MDX, and with `data` of all that `readContent` reads. */
export async function problemsOfPages(siteDir: string, {data}: {data: boolean}): Promise<Problem[]> {
  const pages = writtenSources(siteDir).filter(({file}) => file.endsWith('.mdx'));
  const {problems} = await checkMarkdown(pages, {lint: false});
  const own = data ? readContent(siteDir).problems : [];
  // A file whose front matter is wrong has that put right first.
  return [...own, ...problems.filter(({file}) => !own.some((one) => one.file === file))];
}
