import fs from 'node:fs/promises';
import path from 'node:path';

/** Calls `look` with the name and text of every built page, with one page at a time in memory. */
export async function forEachPage(
  outDir: string,
  look: (file: string, html: string) => void | Promise<void>,
): Promise<void> {
  const files = await fs.readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    await look(file, await fs.readFile(path.join(outDir, file), 'utf8'));
  }
}
