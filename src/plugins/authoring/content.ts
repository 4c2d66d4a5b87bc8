import {hubProblems, HUBS_DIR, readHubs} from '../content/hubs/read';
import {readArticles} from '../content/journal/frontMatter';
import {BLOG_DIR} from '../content/journal/lists';
import {recipeCardProblems} from '../content/journal/recipeCards';
import {ContentError, type Problem} from '../lib/problems';
import {FOLDERS, readProfiles} from '../content/profiles/read';
import {readRecipes, RECIPES_DIR} from '../content/recipes/read';

/** Where the content that pages are made of is written, from the project's root. */
export const CONTENT_DIRS = [RECIPES_DIR, BLOG_DIR, HUBS_DIR, ...FOLDERS];

/** Gives what `read` gives, or the problems it threw; `file` is told where an error names none. */
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

/** The content that pages are made of, as far as it can be read, and every problem of it. */
export function readContent(siteDir: string) {
  const recipes = attempt(RECIPES_DIR, () => readRecipes(siteDir));
  const profiles = attempt('src/data', () => readProfiles(siteDir));
  const journal = attempt(BLOG_DIR, () => readArticles(siteDir));
  const hubs = attempt(HUBS_DIR, () => readHubs(siteDir));
  const articles = journal.value?.articles;
  const problems: Problem[] = [
    ...recipes.problems,
    ...profiles.problems,
    ...(journal.value?.problems ?? journal.problems),
    ...hubs.problems,
    // What stands in another file can be told only once that can be read.
    ...(recipes.value === undefined
      ? []
      : [
          ...hubProblems(siteDir, hubs.value ?? [], {
            recipes: recipes.value,
            articles: articles?.filter(({front}) => front.draft !== true),
          }),
          ...recipeCardProblems(articles ?? [], recipes.value),
        ]),
  ];
  return {recipes: recipes.value, profiles: profiles.value, hubs: hubs.value ?? [], articles, problems};
}
