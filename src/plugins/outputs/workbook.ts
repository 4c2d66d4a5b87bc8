import path from 'node:path';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import writeExcel, {type Cell} from 'write-excel-file/node';
import {excelOf} from '../../data/recipes/paper';
import {withValues} from '../../lib/workbookFeatures';
import {filesBelow} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import {cellsOf, sheetOf} from '../lib/sheet';

const STATIC_DIR = 'static';
/** A day for every file within a workbook, so that two builds give the same bytes. */
const DAY = new Date(2025, 0, 1);
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';
/** Widths of columns, in characters: longer texts go on below. */
const LEAST = 12;
const MOST = 48;

/** A cell of CSV as a spreadsheet keeps it, in no language: a formula, a number or a text. */
function cell(text: string, isHead: boolean): Cell {
  if (text === '') {
    return null;
  }
  if (text.startsWith('=')) {
    return {type: 'Formula', value: text.slice(1)};
  }
  return Number.isNaN(Number(text))
    ? {type: String, value: text, wrap: true, alignVertical: 'top', ...(isHead && {fontWeight: 'bold'})}
    : {type: Number, value: Number(text), alignVertical: 'top'};
}

/** A column is as wide as its longest text or half its head, within limits. */
const widthOf = (column: readonly string[]): number =>
  Math.min(MOST, Math.max(LEAST, ...column.map((text, row) => text.length / (row === 0 ? 2 : 1) + 2)));

/**
 * A sheet in CSV as a workbook for Excel, whose decimals and formulas open in every language; each formula with its
 * value, which previews and the protected view show. Its head stays in view, and one of words alone can be filtered.
 */
export async function workbookOf(csv: string): Promise<Uint8Array> {
  const lines = csv.trim().split(/\r?\n/).map(cellsOf);
  const rows = lines.map((line, row) => line.map((text) => cell(text, row === 0)));
  const columns = (lines[0] ?? []).map((_, index) => ({
    width: widthOf(lines.map((line) => line[index] ?? '').map((text) => (text.startsWith('=') ? '' : text))),
  }));
  const files = unzipSync(await writeExcel(rows, {columns, stickyRowsCount: 1}).toBuffer());
  const {formulas, number} = sheetOf(csv);
  const last = `${String.fromCharCode(64 + columns.length)}${lines.length}`;
  const filter = formulas.length > 0 ? '' : `<autoFilter ref="A1:${last}"/>`;
  const text = strFromU8(files[FIRST_SHEET] ?? new Uint8Array());
  const filtered = withValues(text, number).replace('</sheetData>', `</sheetData>${filter}`);
  return zipSync({...files, [FIRST_SHEET]: strToU8(filtered)}, {mtime: DAY});
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
