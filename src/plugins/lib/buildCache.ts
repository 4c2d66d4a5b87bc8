import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'node_modules/.cache';
/** The length of a SHA-256 in hexadecimal. */
const DIGITS = 64;

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** What a build keeps for the next one. */
export interface BuildCache {
  /**
   * The content that `make` gives. `from` is everything that it depends on, as plain data: where the same was made by a
   * build before, that is taken, unless the file of it is no longer as it was written.
   */
  take: (from: unknown, make: () => Promise<Buffer>) => Promise<Buffer>;
}

/** The cache of that name below the site's node_modules; where it cannot be written to, everything is made anew. */
export function buildCache(siteDir: string, name: string): BuildCache {
  const folder = path.join(siteDir, FOLDER, name);

  /** A kept file begins with the hash of the rest. */
  const read = async (file: string): Promise<Buffer | undefined> => {
    const kept = await fs.readFile(file).catch(() => undefined);
    const content = kept?.subarray(DIGITS);
    return content !== undefined && kept?.toString('latin1', 0, DIGITS) === sha256(content)
      ? content
      : undefined;
  };
  const write = async (file: string, content: Buffer): Promise<void> => {
    try {
      await fs.mkdir(folder, {recursive: true});
      // Under another name first: a build at the same time, or one that is stopped, leaves no half a file.
      const beside = `${file}.${process.pid}`;
      await fs.writeFile(beside, Buffer.concat([Buffer.from(sha256(content), 'latin1'), content]));
      await fs.rename(beside, file);
    } catch {
      // The build is complete without it.
    }
  };
  return {
    take: async (from, make) => {
      const file = path.join(folder, sha256(JSON.stringify(from)));
      const kept = await read(file);
      if (kept !== undefined) {
        return kept;
      }
      const content = await make();
      await write(file, content);
      return content;
    },
  };
}
