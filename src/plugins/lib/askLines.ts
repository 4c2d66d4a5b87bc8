import {createInterface} from 'node:readline/promises';

/** Where questions are asked. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks a question and gives the line that is typed below it; undefined where the input has ended. */
type Ask = (question: string) => Promise<string | undefined>;

/**
 * Lets `dialogue` ask its questions at a terminal, and then releases it, even after a failure: while it is read, the
 * command cannot end.
 */
export async function askLines<T>({input, output}: Terminal, dialogue: (ask: Ask) => Promise<T>): Promise<T> {
  const reader = createInterface({input});
  const lines = reader[Symbol.asyncIterator]();
  try {
    return await dialogue(async (question) => {
      output.write(`${question}\n> `);
      const line: IteratorResult<string, undefined> = await lines.next();
      return line.value;
    });
  } finally {
    reader.close();
  }
}
