import {hubFiles} from '../../content/hubs/menu';
import {readHubs} from '../../content/hubs/read';
import {advisorFiles} from '../../content/profiles/advisorIndex';
import {readProfiles} from '../../content/profiles/read';
import {applyChanges, findChanges} from '../../content/recipes/generate';
import {readRecipes} from '../../content/recipes/read';
import {siteFiles} from '../../content/site/derived';
import {writeStale} from '../../lib/generated';
import {filesOfSchemas} from '../schemas';

/**
 * Writes every file that follows from content and schemas, and gives the paths of those that were out of date or follow
 * from nothing any more. Throws where content is not valid. What follows from taxonomies comes before it (`cli.mjs`).
 */
export function generate(siteDir: string): {written: string[]; removed: readonly string[]} {
  const written = [
    ...writeStale(siteDir, siteFiles(siteDir)),
    ...writeStale(siteDir, filesOfSchemas(siteDir)),
    ...writeStale(siteDir, advisorFiles(readProfiles(siteDir).advisors)),
    ...writeStale(siteDir, hubFiles(readHubs(siteDir))),
  ];
  const changes = findChanges(siteDir, readRecipes(siteDir));
  applyChanges(siteDir, changes);
  return {written: [...written, ...changes.write.keys()], removed: changes.remove};
}
