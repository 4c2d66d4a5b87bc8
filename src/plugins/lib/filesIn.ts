import fs from 'node:fs';
import path from 'node:path';

/** Whether there is a file of that path, and not a folder of that name. A path that no file can have is none. */
export const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** Whether a file is the operating system's, not a writer's: `.DS_Store` and other hidden ones, `Thumbs.db`. */
const isSystemFile = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db';

/**
 * The files that a folder below `siteDir` has with one of the endings, or all of them, in the order of the names: paths from
 * `siteDir`, without the system's own. Nothing where there is no such folder.
 */
export function filesIn(siteDir: string, folder: string, ...endings: readonly string[]): string[] {
  const dir = path.join(siteDir, folder);
  return (fs.existsSync(dir) ? fs.readdirSync(dir).sort() : [])
    .filter((name) => endings.length === 0 || endings.some((ending) => name.endsWith(ending)))
    .filter((name) => !isSystemFile(name) && isFile(path.join(dir, name)))
    .map((name) => `${folder}/${name}`);
}

const itemsBelow = (siteDir: string, folder: string): fs.Dirent[] => {
  const dir = path.join(siteDir, folder);
  return fs.existsSync(dir) ? fs.readdirSync(dir, {recursive: true, withFileTypes: true}) : [];
};

const pathOf = (siteDir: string, {parentPath, name}: fs.Dirent): string =>
  path.relative(siteDir, path.join(parentPath, name)).replaceAll(path.sep, '/');

/** Every file in a folder and in those within it, as `filesIn` gives them; with `hidden`, the system's own as well. */
export const filesBelow = (siteDir: string, folder: string, {hidden = false} = {}): string[] =>
  itemsBelow(siteDir, folder)
    .filter((item) => item.isFile() && (hidden || !isSystemFile(item.name)))
    .map((item) => pathOf(siteDir, item));

/** Every symbolic link in a folder and in those within it, or the folder itself where it is one. */
export const linksBelow = (siteDir: string, folder: string): string[] =>
  fs.lstatSync(path.join(siteDir, folder), {throwIfNoEntry: false})?.isSymbolicLink() === true
    ? [folder]
    : itemsBelow(siteDir, folder)
        .filter((item) => item.isSymbolicLink())
        .map((item) => pathOf(siteDir, item));
