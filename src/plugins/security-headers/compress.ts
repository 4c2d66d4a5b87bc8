import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXT = /\.(html|css|js|json|xml|svg|md|txt|webmanifest)$/;
/** Below this a compressed answer is no smaller once its headers are counted. */
const SMALLEST = 1024;

/** Writes a `.gz` and a `.br` file beside every text file of a folder that becomes smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await fs.readdir(folder, {recursive: true});
  for (const name of files.filter((file) => TEXT.test(file))) {
    const file = path.join(folder, name);
    const content = await fs.readFile(file);
    if (content.length < SMALLEST) {
      continue;
    }
    const [gz, br] = await Promise.all([
      gzip(content, {level: 9}),
      brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}}),
    ]);
    await Promise.all([fs.writeFile(`${file}.gz`, gz), fs.writeFile(`${file}.br`, br)]);
  }
}
