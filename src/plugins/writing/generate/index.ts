import {folderOf} from '../../content/collection';
import {collections} from '../../content/collections';
import {problemsOf} from '../../content/problems';
import {staleAmong, writeStale, type Generated} from '../../lib/generated';
import {attempt, ContentError, type Problem} from '../../lib/problems';
import {filesOfSchemas} from '../schemas';
import {SETTINGS} from '../schemas/editor';
import {schemaFiles} from '../schemas/jsonSchema';

/**
 * Writes every file that follows from content and schemas, and gives the paths of those that were out of date or follow
 * from nothing any more. Where content is not valid, throws with all problems at once, before anything is written. What
 * follows from taxonomies comes before it (`cli.mjs`).
 */
export function generate(siteDir: string): {written: string[]; removed: string[]} {
  const all = collections();
  const parts: [file: string, follows: () => Generated][] = [
    ...all.flatMap((collection): [string, () => Generated][] => {
      const {follows} = collection;
      const source = folderOf(collection) ?? collection.files ?? '';
      return follows === undefined ? [] : [[source, () => follows(siteDir)]];
    }),
    // The only file among these that may not be readable.
    [SETTINGS, () => filesOfSchemas(siteDir)],
  ];
  const problems: readonly Problem[] = [
    ...all.flatMap((collection) => {
      const {value, problems: unread} = attempt(collection.files ?? '', () =>
        problemsOf(siteDir, collection),
      );
      return value ?? unread;
    }),
    ...parts.flatMap((part) => attempt(...part).problems),
  ];
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  writeStale(siteDir, schemaFiles(siteDir));
  // Found anew, one by one: settings, advisors and schemas all have a part in authors.yml.
  const changed = parts.flatMap(([, follows]) => {
    const stale = staleAmong(siteDir, follows());
    writeStale(siteDir, stale);
    return [...stale];
  });
  const those = (gone: boolean) =>
    changed.filter(([, text]) => (text === undefined) === gone).map(([file]) => file);
  return {written: those(false), removed: those(true)};
}
