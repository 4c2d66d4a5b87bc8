import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXT = /\.(html|css|js|json|xml|svg|md|txt|webmanifest)$/;
/** Below this a compressed answer is no smaller once its headers are counted. */
const SMALLEST = 1024;
/** From 9 on each file takes ten times as long, for less than one part in a thousand. */
const BROTLI_QUALITY = 8;
/** Writes a `.gz` and a `.br` file beside every text file of a folder that is large enough to gain by it. */
export async function compressFolder(folder: string): Promise<void> {
  const texts = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => TEXT.test(file));
  for (const file of texts.map((name) => path.join(folder, name))) {
    const content = fs.readFileSync(file);
    if (content.length >= SMALLEST) {
      const [gz, br] = await Promise.all([
        gzip(content, {level: 9}),
        brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}}),
      ]);
      fs.writeFileSync(`${file}.gz`, gz);
      fs.writeFileSync(`${file}.br`, br);
    }
  }
}
