import path from 'node:path';
import {unzipSync, zipSync} from 'fflate';
import writeExcel, {type Cell} from 'write-excel-file/node';
import {excelOf} from '../../data/recipes/paper';
import {filesBelow} from '../lib/filesIn';
import {textOf} from '../lib/generated';

const STATIC_DIR = 'static';
/** A day for every file within a workbook, so that two builds give the same bytes. */
const DAY = new Date(2025, 0, 1);
/** Widths of columns, in characters. */
const FIRST = 34;
const OTHERS = 18;

/** The cells of a line of CSV; those in quotes may hold commas. */
export const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

/** A cell of CSV as a spreadsheet keeps it, in no language: a formula, a number or a text. */
function cell(text: string, isHead: boolean): Cell {
  if (text === '') {
    return null;
  }
  if (text.startsWith('=')) {
    return {type: 'Formula', value: text.slice(1)};
  }
  return Number.isNaN(Number(text))
    ? {type: String, value: text, ...(isHead && {fontWeight: 'bold'})}
    : {type: Number, value: Number(text)};
}

/** A sheet in CSV as a workbook for Excel, whose decimals and formulas open in every language. */
export async function workbookOf(csv: string): Promise<Uint8Array> {
  const rows = csv
    .trim()
    .split(/\r?\n/)
    .map((line, row) => cellsOf(line).map((text) => cell(text, row === 0)));
  const columns = (rows[0] ?? []).map((_, index) => ({width: index === 0 ? FIRST : OTHERS}));
  const workbook = await writeExcel(rows, {columns}).toBuffer();
  return zipSync(unzipSync(workbook), {mtime: DAY});
}

/** A workbook for Excel beside each sheet in CSV, by its path in the build. */
export async function workbooks(siteDir: string): Promise<Record<string, Uint8Array>> {
  const found: Record<string, Uint8Array> = {};
  for (const file of filesBelow(siteDir, STATIC_DIR)) {
    const excel = excelOf(file);
    if (excel !== undefined) {
      found[path.relative(STATIC_DIR, excel)] = await workbookOf(textOf(siteDir, file));
    }
  }
  return found;
}
