import path from 'node:path';
import {SITE_FILE} from '../../config/siteFields';
import {hubProblems, HUBS_DIR, readHubs} from '../content/hubs/read';
import {readArticles} from '../content/journal/frontMatter';
import {BLOG_DIR} from '../content/journal/lists';
import {recipeCardProblems} from '../content/journal/recipeCards';
import {PAGES_DIR, pageTextProblems} from '../content/pages';
import {positionProblems, POSITIONS_FILE, readPositions} from '../content/positions/read';
import {FINDER_FILE, readFinder, STARTERS_DIR} from '../content/plans/read';
import {FOLDERS, readProfiles, STORIES_DIR} from '../content/profiles/read';
import {recipeProblems} from '../content/profiles/related';
import {DOCS_DIR, handwrittenPages, NOTES_DIR} from '../content/recipes/generate';
import {redirectProblems, REDIRECTS_FILE} from '../content/redirects/read';
import {recipesIn, RECIPES_DIR} from '../content/recipes/read';
import {readSite} from '../content/site/read';
import {siteSource} from '../content/site/siteFile';
import {readStarters} from '../content/starters/read';
import {taxonomyProblems, TAXONOMIES_DIR, TOPICS_FILE} from '../content/taxonomies/files';
import {idsIn} from '../lib/contentFolder';
import {attempt, type Problem} from '../lib/problems';
import {readSynonyms, SYNONYMS_FILE} from '../lib/synonyms';
import {writtenSources} from './check/sources';

/** Where the content that pages are made of is written, from the project's root. */
export const CONTENT_DIRS = [
  RECIPES_DIR,
  BLOG_DIR,
  NOTES_DIR,
  HUBS_DIR,
  PAGES_DIR,
  TAXONOMIES_DIR,
  STORIES_DIR,
  path.posix.dirname(SYNONYMS_FILE),
  path.posix.dirname(POSITIONS_FILE),
  path.posix.dirname(FINDER_FILE),
  STARTERS_DIR,
  ...FOLDERS,
];

/**
 * The content that pages are made of, as far as it can be read, and every problem of it; with `only`, what those
 * files have to do with.
 */
export function readContent(siteDir: string, only?: readonly string[]) {
  const within = (place: string) =>
    only === undefined || only.some((file) => file === place || file.startsWith(`${place}/`));
  const recipeIds = idsIn(siteDir, RECIPES_DIR);
  const recipes = [RECIPES_DIR, FINDER_FILE, STARTERS_DIR].some(within) ? recipesIn(siteDir) : undefined;
  const profiles = FOLDERS.some(within) ? attempt('src/data', () => readProfiles(siteDir)) : undefined;
  const journal =
    within(BLOG_DIR) || within(TOPICS_FILE) ? attempt(BLOG_DIR, () => readArticles(siteDir)) : undefined;
  const hubs = [HUBS_DIR, STARTERS_DIR].some(within) ? attempt(HUBS_DIR, () => readHubs(siteDir)) : undefined;
  const site = attempt(SITE_FILE, () => readSite({}, siteSource(siteDir)));
  const pages =
    site.value && within(PAGES_DIR) ? attempt(PAGES_DIR, () => pageTextProblems(siteDir)) : undefined;
  const positions = within(POSITIONS_FILE)
    ? attempt(POSITIONS_FILE, () => readPositions(siteDir))
    : undefined;
  // A recipe that cannot be read may well be one that the finder or a plan names.
  const readable = recipes?.complete === true ? recipes.recipes : undefined;
  const finder =
    readable && within(FINDER_FILE) ? attempt(FINDER_FILE, () => readFinder(siteDir, readable)) : undefined;
  const starters =
    readable && hubs?.value && within(STARTERS_DIR)
      ? attempt(STARTERS_DIR, () => readStarters(siteDir, {recipes: readable, hubs: hubs.value}))
      : undefined;
  const articles = journal?.value?.articles;
  const problems: Problem[] = [
    ...taxonomyProblems(siteDir),
    ...(recipes?.problems ?? []),
    ...(within(DOCS_DIR) ? handwrittenPages(siteDir) : []),
    ...(profiles?.problems ?? []),
    ...(journal?.value?.problems ?? journal?.problems ?? []),
    ...(hubs?.problems ?? []),
    ...hubProblems(siteDir, hubs?.value ?? [], {recipes: recipeIds, articles: idsIn(siteDir, BLOG_DIR)}),
    ...recipeCardProblems(articles ?? [], recipeIds),
    ...(profiles?.value === undefined ? [] : recipeProblems(siteDir, profiles.value, recipeIds)),
    ...(positions?.problems ?? []),
    ...(positions?.value === undefined ? [] : positionProblems(siteDir, positions.value, recipeIds)),
    ...(finder?.value?.problems ?? finder?.problems ?? []),
    ...(starters?.problems ?? []),
    ...(pages?.value ?? pages?.problems ?? []),
    ...(within(SYNONYMS_FILE) ? attempt(SYNONYMS_FILE, () => readSynonyms(siteDir)).problems : []),
    ...(within(REDIRECTS_FILE) ? redirectProblems(siteDir) : []),
    ...(within(SITE_FILE) ? site.problems : []),
  ];
  return {
    recipes: recipes?.recipes,
    profiles: profiles?.value,
    hubs: hubs?.value,
    positions: positions?.value,
    articles,
    siteName: site.value?.name,
    problems,
  };
}

export type Content = ReturnType<typeof readContent>;

/** Every problem that keeps pages from being built: of MDX, and with `data` of all that `readContent` reads. */
export async function problemsOfPages(siteDir: string, {data}: {data: boolean}): Promise<Problem[]> {
  // Only builds and the preview compile; commands that load this do not.
  const {checkMarkdown} = await import('./check/markdown');
  const pages = writtenSources(siteDir).filter(({file}) => file.endsWith('.mdx'));
  const {problems} = await checkMarkdown(pages, {lint: false});
  const own = data ? readContent(siteDir).problems : [];
  // A file whose front matter is wrong has that put right first.
  return [...own, ...problems.filter(({file}) => !own.some((one) => one.file === file))];
}
