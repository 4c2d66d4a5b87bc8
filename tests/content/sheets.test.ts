/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {workbookOf} from '../../src/plugins/outputs/sheets/workbook';
import {PAPERS_DIR} from '../../src/plugins/content/recipes/references';
import {filesBelow} from '../../src/plugins/lib/filesIn';
import {textOf} from '../../src/plugins/lib/generated';
import {convert, hasOffice, leftOut} from '../support/office';
import {sheetOf} from '../support/sheet';
import {ROOT} from '../support/siteCopy';
import {csvOf} from '../support/workbook';

const sheets = filesBelow(ROOT, PAPERS_DIR).filter((file) => file.endsWith('.csv'));

/** What every formula of a sheet comes to. */
const results = (csv: string) => {
  const {formulas, number} = sheetOf(csv);
  return formulas.map((cell) => [cell, number(cell)] as const);
};

test.each(sheets)('the workbook of %s has its formulas, and they come to the same', async (file) => {
  const csv = textOf(ROOT, file);
  const workbook = await workbookOf(csv);
  expect(results(csvOf(workbook))).toEqual(results(csv));
  expect(Buffer.from(await workbookOf(csv)).equals(workbook)).toBe(true);
});

test('texts, signs of XML and numbers stay what they are', async () => {
  const csv = 'Head,"a, ""b"" & <c>"\n0.5,"=A2*2"\n';
  expect(csvOf(await workbookOf(csv))).toBe('"Head","a, ""b"" & <c>"\n"0.5","=A2*2"\n');
});

const german = `LibreOffice in German computes every workbook${leftOut}`;

(hasOffice ? test : test.skip)(german, async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  for (const [index, file] of sheets.entries()) {
    fs.writeFileSync(path.join(dir, `${index}.xlsx`), await workbookOf(textOf(ROOT, file)));
  }
  convert(
    dir,
    'de-DE',
    // Cells divided by semicolons, as their contents in full rather than as shown.
    'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false',
    sheets.map((_, index) => path.join(dir, `${index}.xlsx`)),
  );
  for (const [index, file] of sheets.entries()) {
    const cells = fs
      .readFileSync(path.join(dir, `${index}.csv`), 'utf8')
      .split('\n')
      .map((line) => line.split(';'));
    for (const [cell, value] of results(textOf(ROOT, file))) {
      const shown = cells[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65] ?? '';
      // It rounds down, and Excel up, where a product is a hair below a half: 857 for 858, and what follows from it.
      const near = Math.max(0.001, Math.abs(value) / 100);
      const off = Math.abs(Number(shown.replace(',', '.')) - value);
      expect([file, cell, shown, off <= near]).toEqual([file, cell, shown, true]);
    }
  }
  fs.rmSync(dir, {recursive: true});
});
