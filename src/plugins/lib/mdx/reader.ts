import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Piece, piecesOf} from './pieces.mjs';

export type {Piece};

const nativeImport = createRequire(__filename)('../native-import.cjs') as (
  name: string,
) => Promise<{piecesOf: typeof piecesOf}>;

/** What takes an MDX text apart, by its syntax tree. The compiler is an ES module, and loaded when it is first needed. */
export async function mdxReader(): Promise<typeof piecesOf> {
  const module = await nativeImport(pathToFileURL(path.join(__dirname, 'pieces.mjs')).href);
  return module.piecesOf;
}
