import type {PassThrough} from 'node:stream';

/** All the text that was written to a stream, which it ends. One `read()` may give the first piece alone: from Node 26 on it does. */
export async function allWritten(stream: PassThrough): Promise<string> {
  const pieces: unknown[] = await stream.end().toArray();
  return pieces.join('');
}
