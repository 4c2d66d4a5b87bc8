/** @jest-environment node */
import {workbookOf} from '../../src/plugins/outputs/workbook';
import {PAPERS_DIR} from '../../src/plugins/content/recipes/references';
import {filesBelow} from '../../src/plugins/lib/filesIn';
import {textOf} from '../../src/plugins/lib/generated';
import {sheetOf} from '../../src/plugins/lib/sheet';
import {ROOT} from '../support/siteCopy';
import {csvOf, valuesOf} from '../support/workbook';

const sheets = filesBelow(ROOT, PAPERS_DIR).filter((file) => file.endsWith('.csv'));

/** What every formula of a sheet comes to. */
const results = (csv: string) => {
  const {formulas, number} = sheetOf(csv);
  return formulas.map((cell) => [cell, number(cell)] as const);
};

test.each(sheets)('the workbook of %s has its formulas, with what they come to', async (file) => {
  const csv = textOf(ROOT, file);
  const workbook = await workbookOf(csv);
  expect(results(csvOf(workbook))).toEqual(results(csv));
  expect(valuesOf(workbook)).toEqual(results(csv));
  expect(Buffer.from(await workbookOf(csv)).equals(workbook)).toBe(true);
});

test('texts, signs of XML and numbers stay what they are', async () => {
  const csv = 'Head,"a, ""b"" & <c>"\n0.5,"=A2*2"\n';
  expect(csvOf(await workbookOf(csv))).toBe('"Head","a, ""b"" & <c>"\n"0.5","=A2*2"\n');
});

test('a sheet ends, however large its ranges and however often its cells name one another', () => {
  expect(() => sheetOf('=SUM(B1:B999999999),1').number('A1')).toThrow(/more than 10000 cells/);
  const doubles = Array.from({length: 60}, (_, row) => `=A${row + 2}+A${row + 2}`);
  expect(sheetOf([...doubles, '1'].join('\n')).number('A1')).toBe(2 ** 60);
});
