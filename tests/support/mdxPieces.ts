import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Piece} from '../../src/plugins/lib/mdx/reader';

const MODULE = pathToFileURL(path.resolve(__dirname, '../../src/plugins/lib/mdx/pieces.mjs')).href;
const SCRIPT = `
  import {json} from 'node:stream/consumers';
  import {piecesOf} from '${MODULE}';
  process.stdout.write(JSON.stringify((await json(process.stdin)).map(piecesOf)));
`;

/** The pieces of MDX texts, taken apart in a separate process: Jest cannot import the compiler. */
export const piecesOf = (texts: readonly string[]): Piece[][] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    }),
  ) as Piece[][];
