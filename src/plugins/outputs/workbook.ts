import path from 'node:path';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import writeExcel, {type Cell, type Image} from 'write-excel-file/node';
import {excelOf} from '../../data/recipes/paper';
import {HEAD_STYLE, isFormula, isTotal, serialOf, styleOf} from '../../lib/sheetStyle';
import {formulaValues, onePageAcross} from '../../lib/workbookFeatures';
import {filesBelow} from '../lib/filesIn';
import {textOf} from '../lib/generated';
import {cellsOf, sheetOf} from '../lib/sheet';

type Content = Image['content'];

const STATIC_DIR = 'static';
/** A day for every file within a workbook, so that two builds give the same bytes. */
const DAY = new Date(2025, 0, 1);
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';
/** Widths of columns, in characters: longer texts go on below. */
const LEAST = 12;
const MOST = 48;
/** Characters of a sheet's name, which Excel limits. */
const NAME = 31;

/** A sheet in CSV, read once for all of its cells. */
type Read = Pick<ReturnType<typeof sheetOf>, 'formulas' | 'number'> & {lines: string[][]};

/** A cell of CSV as a spreadsheet keeps it, in no language: a formula, a number, a day or a text. */
function cell({lines, formulas, number}: Read, row: number, column: number): Cell {
  const line = lines[row] ?? [];
  const text = line[column] ?? '';
  if (text === '') {
    return null;
  }
  const top = {alignVertical: 'top'} as const;
  if (row === 0) {
    return {type: String, value: text, wrap: true, ...top, ...HEAD_STYLE};
  }
  const typed = serialOf(text) ?? (Number.isNaN(Number(text)) ? undefined : Number(text));
  const value = isFormula(text) ? number(`${String.fromCharCode(65 + column)}${row + 1}`) : typed;
  const [corner = ''] = lines[0] ?? [];
  const style =
    formulas.length === 0
      ? {}
      : styleOf({
          ...{text, value, corner, isTotal: isTotal(line)},
          ...{label: line[0] ?? '', head: column === 0 ? '' : (lines[0]?.[column] ?? '')},
        });
  if (isFormula(text)) {
    return {type: 'Formula', value: text.slice(1), ...top, ...style};
  }
  return typed === undefined
    ? {type: String, value: text, wrap: true, ...top, ...style}
    : {
        type: Number,
        value: typed,
        ...top,
        ...(serialOf(text) !== undefined && {format: 'd mmm yyyy'}),
        ...style,
      };
}

/** A column is as wide as its longest text or half its head, within limits. */
const widthOf = (column: readonly string[]): number =>
  Math.min(MOST, Math.max(LEAST, ...column.map((text, row) => text.length / (row === 0 ? 2 : 1) + 2)));

/**
 * A sheet in CSV as a workbook for Excel, whose decimals and formulas open in every language; each formula with its
 * value, which previews and the protected view show. Head and first column stay in view, one of words alone can be
 * filtered, and it prints on one page across.
 */
export async function workbookOf(csv: string, name: string): Promise<Uint8Array> {
  const lines = csv.trim().split(/\r?\n/).map(cellsOf);
  const {formulas, number} = sheetOf(csv);
  const rows = lines.map((line, row) =>
    line.map((_, column) => cell({lines, formulas, number}, row, column)),
  );
  const columns = (lines[0] ?? []).map((_, index) => ({
    width: widthOf(lines.map((line) => line[index] ?? '').map((text) => (isFormula(text) ? '' : text))),
  }));
  const view = {stickyRowsCount: 1, stickyColumnsCount: 1, orientation: 'landscape'} as const;
  const sheet = {data: rows, sheet: name.slice(0, NAME), columns, ...view};
  const book = writeExcel([sheet], {features: [onePageAcross<Content>(), formulaValues<Content>(number)]});
  const files = unzipSync(await book.toBuffer());
  const last = `${String.fromCharCode(64 + columns.length)}${lines.length}`;
  const filter = formulas.length > 0 ? '' : `<autoFilter ref="A1:${last}"/>`;
  const text = strFromU8(files[FIRST_SHEET] ?? new Uint8Array());
  const whole = text.replace('</sheetData>', `</sheetData>${filter}`);
  return zipSync({...files, [FIRST_SHEET]: strToU8(whole)}, {mtime: DAY});
}

/** What a sheet is called: `cash-13-weeks.csv` is "Cash 13 weeks". */
function nameOf(file: string): string {
  const words = path.basename(file, '.csv').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A workbook for Excel beside each sheet in CSV, by its path in the build. */
export async function workbooks(siteDir: string): Promise<Record<string, Uint8Array>> {
  const found: Record<string, Uint8Array> = {};
  for (const file of filesBelow(siteDir, STATIC_DIR)) {
    const excel = excelOf(file);
    if (excel !== undefined) {
      found[path.relative(STATIC_DIR, excel)] = await workbookOf(textOf(siteDir, file), nameOf(file));
    }
  }
  return found;
}
