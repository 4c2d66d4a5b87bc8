import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';

/** The folder of the build that is tested. */
export const BUILD = path.resolve(__dirname, '../../../build');

/**
 * Counts the bytes that a page asks for from now on, as a host sends them: the .gz file beside a text file, every
 * other file as it is. Each file counts once, as it would with a cache.
 */
export function transferred(page: Page): () => number {
  const files = new Set<string>();
  page.on('request', (request) => files.add(path.join(BUILD, new URL(request.url()).pathname)));
  const size = (file: string) => [`${file}.gz`, `${file}.html.gz`, file].find((name) => fs.existsSync(name));
  return () =>
    [...files].reduce((sum, file) => {
      const name = size(file);
      return sum + (name === undefined ? 0 : fs.statSync(name).size);
    }, 0);
}
