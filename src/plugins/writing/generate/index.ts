import {generatedFiles} from '../../content/generated';
import {contentOf} from '../../content/kinds';
import {contentProblems} from '../../content/problems';
import {staleAmong, writeStale, type Generated} from '../../lib/generated';
import {attempt, throwAny} from '../../lib/problems';
import {editorSettings, schemaFiles} from '../schemas';

/**
 * Writes every file that follows from content and schemas, and gives the paths of those that were out of date or follow
 * from nothing any more. Where content is not valid, throws with all problems at once, before anything is written. What
 * follows from taxonomies comes before it (`cli.mjs`).
 */
export function generate(siteDir: string): {written: string[]; removed: string[]} {
  const content = contentOf(siteDir);
  const {value: files = new Map(), problems} = attempt(
    '.vscode/settings.json',
    (): Generated => new Map([...generatedFiles(content), ...editorSettings(siteDir)]),
  );
  throwAny([...contentProblems(content), ...problems]);
  writeStale(siteDir, schemaFiles());
  const stale = [...staleAmong(siteDir, files)];
  writeStale(siteDir, new Map(stale));
  const those = (gone: boolean) =>
    stale.filter(([, text]) => (text === undefined) === gone).map(([file]) => file);
  return {written: those(false), removed: those(true)};
}
