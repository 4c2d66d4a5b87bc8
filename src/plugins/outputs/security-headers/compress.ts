import fs from 'node:fs';
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
/** Two forms of each: enough for the threads that compress. */
const AT_ONCE = 4;

/**
 * The bits of the smallest window that holds so many bytes (RFC 7932, section 9.1). To set up the usual one, of 4 MB,
 * takes a quarter of the time.
 */
const windowFor = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 16), zlib.constants.BROTLI_DEFAULT_WINDOW);

/** Writes a `.gz` and a `.br` file beside every text file of a folder that is large enough to gain by it. */
export async function compressFolder(folder: string): Promise<void> {
  const texts = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => TEXT.test(file));
  await mapConcurrently(texts, AT_ONCE, async (name) => {
    const file = path.join(folder, name);
    // Not by promises: those wait in one queue with what is compressed.
    const content = fs.readFileSync(file);
    if (content.length < SMALLEST) {
      return;
    }
    const [gz, br] = await Promise.all([
      gzip(content, {level: 9}),
      brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
        },
      }),
    ]);
    fs.writeFileSync(`${file}.gz`, gz);
    fs.writeFileSync(`${file}.br`, br);
  });
}
