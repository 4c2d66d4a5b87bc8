import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {mapConcurrently} from '../../lib/mapConcurrently';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXT = /\.(html|css|js|json|xml|svg|md|txt|webmanifest)$/;
/** Below this a compressed answer is no smaller once its headers are counted. */
const SMALLEST = 1024;
/** From 9 on each file takes ten times as long, for less than one part in a thousand. */
const BROTLI_QUALITY = 8;
/** As many as zlib compresses beside each other: two forms of each file. */
const AT_ONCE = 2;

/** Writes a `.gz` and a `.br` file beside every text file of a folder that becomes smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await fs.readdir(folder, {recursive: true});
  const texts = files.filter((file) => TEXT.test(file));
  await mapConcurrently(texts, AT_ONCE, async (name) => {
    const file = path.join(folder, name);
    const content = await fs.readFile(file);
    if (content.length < SMALLEST) {
      return;
    }
    const [gz, br] = await Promise.all([
      gzip(content, {level: 9}),
      brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}}),
    ]);
    await Promise.all([fs.writeFile(`${file}.gz`, gz), fs.writeFile(`${file}.br`, br)]);
  });
}
