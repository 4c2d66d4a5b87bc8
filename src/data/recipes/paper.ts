import type {Recipe} from './schema';

/** A file to download, with its size as readers see it. */
export type Paper = NonNullable<Recipe['papers']>[number] & {size: string};

const TYPES: Readonly<Record<string, string>> = {
  sql: 'SQL',
  mjs: 'Node script',
  csv: 'sheet as CSV',
  txt: 'text',
  md: 'Markdown',
};

/** What kind of file it is, by its ending: `SQL`. */
export function typeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return TYPES[ending] ?? ending;
}

/** The workbook for Excel that the build makes of a sheet in CSV; of other files there is none. */
export const excelOf = (file: string): string | undefined =>
  file.endsWith('.csv') ? file.replace(/csv$/, 'xlsx') : undefined;

const KB = 1_000;

/** A file's size in words: `640 bytes`, `12 KB`. */
export const sizeInWords = (bytes: number): string =>
  bytes < KB ? `${bytes} bytes` : `${Math.round(bytes / KB)} KB`;
