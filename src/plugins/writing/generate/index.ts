import {contentOf, generatedFiles, schemaFiles} from '../../content/kinds';
import {contentProblems} from '../../content/problems';
import {writeStale} from '../../lib/generated';
import {throwAny} from '../../lib/problems';

/**
 * Writes every file that follows from content and schemas, and gives the committed ones that were out of date. Where
 * content is not valid, throws with all problems at once, before anything is written.
 */
export function generate(siteDir: string): string[] {
  const content = contentOf(siteDir);
  throwAny(contentProblems(content));
  writeStale(siteDir, schemaFiles());
  return writeStale(siteDir, generatedFiles(content));
}
