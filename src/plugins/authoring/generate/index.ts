import {SITE_FILE} from '../../../config/siteFields';
import {hubFiles} from '../../content/hubs/menu';
import {HUBS_DIR, readHubs} from '../../content/hubs/read';
import {readAuthors} from '../../content/journal/lists';
import {advisorFiles} from '../../content/profiles/advisorIndex';
import {ADVISORS_DIR, readProfiles} from '../../content/profiles/read';
import {applyChanges, DOCS_DIR, findChanges} from '../../content/recipes/generate';
import {readRecipes, RECIPES_DIR} from '../../content/recipes/read';
import {siteFiles} from '../../content/site/derived';
import {idsIn} from '../../lib/contentFolder';
import {writeStale, type Generated} from '../../lib/generated';
import {attempt, ContentError, type Problem} from '../../lib/problems';
import {filesOfSchemas} from '../schemas';
import {SETTINGS} from '../schemas/editor';

/**
 * What is wrong with the journal's authors, whom an article's fields name. An author who is an advisor may lack a name and
 * a title: they come from the advisor's file, which says for itself what is wrong with it.
 */
function authorProblems(siteDir: string): readonly Problem[] {
  const given = idsIn(siteDir, ADVISORS_DIR).flatMap(({id}) => [`${id}.name`, `${id}.title`]);
  return readAuthors(siteDir).problems.filter(({field = ''}) => !given.includes(field));
}

/**
 * Writes every file that follows from content and schemas, and gives the paths of those that were out of date or follow
 * from nothing any more. Where content is not valid, throws with all problems at once, before anything is written. What
 * follows from taxonomies comes before it (`cli.mjs`).
 */
export function generate(siteDir: string): {written: string[]; removed: readonly string[]} {
  const parts: [file: string, follows: () => Generated][] = [
    [SITE_FILE, () => siteFiles(siteDir)],
    [ADVISORS_DIR, () => advisorFiles(siteDir, readProfiles(siteDir).advisors)],
    [HUBS_DIR, () => hubFiles(readHubs(siteDir))],
    // The only file among these that may not be readable.
    [SETTINGS, () => filesOfSchemas(siteDir)],
  ];
  const recipes = attempt(RECIPES_DIR, () => readRecipes(siteDir));
  const pages = attempt(DOCS_DIR, () => findChanges(siteDir, recipes.value ?? []));
  const found = parts.map((part) => attempt(...part));
  const problems = [...authorProblems(siteDir), ...[...found, recipes, pages].flatMap((one) => one.problems)];
  if (problems.length > 0 || pages.value === undefined) {
    throw new ContentError(problems);
  }
  // Found anew, one by one: settings, advisors and schemas all have a part in authors.yml.
  const written = parts.flatMap(([, follows]) => writeStale(siteDir, follows()));
  applyChanges(siteDir, pages.value);
  return {written: [...written, ...pages.value.write.keys()], removed: pages.value.remove};
}
