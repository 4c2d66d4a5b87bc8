import fs from 'node:fs';
import path from 'node:path';
import {isFile} from './filesIn';

/**
 * Files that follow from others: their paths from the project's root, each with the text that it should have; undefined
 * for a file that should not be there.
 */
export type Generated = ReadonlyMap<string, string | undefined>;

/** The text of a file below `siteDir`, its lines ended as we end ours; empty where there is none. */
export function textOf(siteDir: string, file: string): string {
  const full = path.join(siteDir, file);
  return isFile(full) ? fs.readFileSync(full, 'utf8').replaceAll('\r\n', '\n') : '';
}

/** Those of the files that are not on disk as they should be. */
export function staleAmong(siteDir: string, files: Generated): Generated {
  const isThere = (file: string) => fs.existsSync(path.join(siteDir, file));
  return new Map(
    [...files].filter(([file, text]) =>
      text === undefined ? isThere(file) : textOf(siteDir, file) !== text,
    ),
  );
}

/** Writes a file so that whatever else reads the folder finds it whole or not at all, even if this is stopped. */
export function writeWhole(file: string, text: string): void {
  // A hidden name: nobody takes it for content.
  const begun = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  fs.writeFileSync(begun, text);
  fs.renameSync(begun, file);
}

/** Brings the files up to date, as whoever builds does; gives the paths of those that were written or removed. */
export function writeStale(siteDir: string, files: Generated): string[] {
  const stale = staleAmong(siteDir, files);
  for (const [file, text] of stale) {
    const full = path.join(siteDir, file);
    if (text === undefined) {
      fs.rmSync(full);
    } else {
      fs.mkdirSync(path.dirname(full), {recursive: true});
      writeWhole(full, text);
    }
  }
  return [...stale.keys()];
}
