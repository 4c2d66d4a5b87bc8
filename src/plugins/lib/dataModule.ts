import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';

/**
 * Writes a data module of a plugin and gives its name for `addRoute`: from the project's root, because the bundler names
 * a chunk after it, and two folders must build the same bytes.
 */
export async function dataModule(
  siteDir: string,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
  name: string,
  data: string,
): Promise<string> {
  const file = path.relative(siteDir, await createData(name, data));
  return `@site/${file.replaceAll(path.sep, '/')}`;
}
