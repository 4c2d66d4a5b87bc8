import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes files of the build, by their paths in its folder. */
export async function writeFiles(
  outDir: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  }
}
