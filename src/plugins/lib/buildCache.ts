import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {codeOf} from './codeOf';
import {FILE_CONCURRENCY, mapConcurrently} from './mapConcurrently';

const FOLDER = 'node_modules/.cache';
/** Says which packages are installed: with another version of one, something else may be made. */
const INSTALLED = 'package-lock.json';
/** How long what no build takes is kept: builds with other settings, or of another branch, may come by turns. */
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** The length of a SHA-256 in hexadecimal. */
const DIGITS = 64;

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** What a build keeps for the next one. */
export interface BuildCache {
  /**
   * The content kept for `from`, unless its file is no longer as it was written, or else that which `make` gives. `from`
   * is all that it depends on beside packages and code, as plain data.
   */
  take: (from: unknown, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes what no build has taken for a week; to be called after the last `take`. */
  tidy: () => Promise<void>;
}

/**
 * The cache of that name below the site's node_modules, for what the module `by` makes: with other code of it, or of what
 * it imports, everything is made anew, and so it is where the cache cannot be written to.
 */
export function buildCache(siteDir: string, name: string, by: string): BuildCache {
  const folder = path.join(siteDir, FOLDER, name);
  const installed = fs
    .readFile(path.join(siteDir, INSTALLED))
    .then(sha256)
    .catch(() => '');
  const code = sha256(JSON.stringify(codeOf(by)));
  const fileOf = async (from: unknown) =>
    path.join(folder, sha256(JSON.stringify([await installed, code, from])));

  /** A kept file begins with the hash of the rest. */
  const find = async (from: unknown): Promise<Buffer | undefined> => {
    const file = await fileOf(from);
    const kept = await fs.readFile(file).catch(() => undefined);
    const content = kept?.subarray(DIGITS);
    if (content === undefined || kept?.toString('latin1', 0, DIGITS) !== sha256(content)) {
      return undefined;
    }
    // Its time says when a build last took it.
    await fs.utimes(file, new Date(), new Date()).catch(() => undefined);
    return content;
  };
  const keep = async (from: unknown, content: Buffer): Promise<void> => {
    try {
      await fs.mkdir(folder, {recursive: true});
      // Under another name first: a build at the same time, or one that is stopped, leaves no half a file.
      const file = await fileOf(from);
      const beside = `${file}.${process.pid}`;
      await fs.writeFile(beside, Buffer.concat([Buffer.from(sha256(content), 'latin1'), content]));
      await fs.rename(beside, file);
    } catch {
      // The build is complete without it.
    }
  };
  return {
    take: async (from, make) => {
      const kept = await find(from);
      if (kept !== undefined) {
        return kept;
      }
      const content = await make();
      await keep(from, content);
      return content;
    },
    tidy: async () => {
      const names = await fs.readdir(folder).catch(() => []);
      await mapConcurrently(names, FILE_CONCURRENCY, async (name) => {
        const file = path.join(folder, name);
        const taken = await fs.stat(file).catch(() => undefined);
        if (taken !== undefined && Date.now() - taken.mtimeMs > WEEK) {
          await fs.rm(file, {force: true}).catch(() => undefined);
        }
      });
    },
  };
}
