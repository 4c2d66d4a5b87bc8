/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';
import {workbookOf} from '../../src/plugins/outputs/workbook';
import {contentOf} from '../../src/plugins/content/kinds';
import {PAPERS_DIR} from '../../src/plugins/content/recipes/references';
import {filesBelow} from '../../src/plugins/lib/filesIn';
import {textOf} from '../../src/plugins/lib/generated';
import {sheetOf} from '../../src/plugins/lib/sheet';
import {sheetProblems} from '../../src/plugins/writing/check/sheets';
import {problemLines} from '../support/problems';
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
  const workbook = await workbookOf(csv, 'Sheet');
  expect(results(csvOf(workbook))).toEqual(results(csv));
  expect(valuesOf(workbook)).toEqual(results(csv));
  expect(Buffer.from(await workbookOf(csv, 'Sheet')).equals(workbook)).toBe(true);
});

test('texts, signs of XML and numbers stay what they are', async () => {
  const csv = 'Head,"a, ""b"" & <c>"\n0.5,"=A2*2"\n';
  expect(csvOf(await workbookOf(csv, 'Sheet'))).toBe('"Head","a, ""b"" & <c>"\n"0.5","=A2*2"\n');
});

test('a workbook has a name, units and days, red below zero, its head and first column in view, one page across', async () => {
  const csv = 'EUR,Week 1,Share\nWeek beginning on,2026-07-06,\nPaid,5000,2.5\nLeft,=0-B3,\n"Sold, %",40,\n';
  const files = unzipSync(await workbookOf(csv, 'Cash 13 weeks'));
  const xml = (name: string) => load(strFromU8(files[name] ?? new Uint8Array()), {xml: true});
  const [book, styles, sheet] = ['workbook', 'styles', 'worksheets/sheet1'].map((name) =>
    xml(`xl/${name}.xml`),
  );
  expect(book?.('sheet').attr('name')).toBe('Cash 13 weeks');
  expect(sheet?.('pane').attr()).toMatchObject({xSplit: '1', ySplit: '1', state: 'frozen'});
  expect(sheet?.('pageSetUpPr').attr()).toEqual({fitToPage: '1'});
  expect(sheet?.('pageSetup').attr()).toMatchObject({orientation: 'landscape', fitToWidth: '1'});
  const look = (cell: string) => {
    const style = styles?.('cellXfs > xf').eq(Number(sheet?.(`c[r="${cell}"]`).attr('s')));
    return {
      format: styles?.(`numFmt[numFmtId="${style?.attr('numFmtId')}"]`).attr('formatCode'),
      isBold:
        (styles?.('fonts > font')
          .eq(Number(style?.attr('fontId')))
          .find('b').length ?? 0) > 0,
      isTinted:
        (styles?.('fills > fill')
          .eq(Number(style?.attr('fillId')))
          .find('fgColor').length ?? 0) > 0,
    };
  };
  expect(sheet?.('c[r="B2"] v').text()).toBe('46209');
  expect(look('B2').format).toBe('d mmm yyyy');
  expect(look('B3')).toEqual({format: '#,##0;[Red]-#,##0', isBold: false, isTinted: true});
  expect(look('B4')).toEqual({format: '[$EUR] #,##0;[Red]-[$EUR] #,##0', isBold: true, isTinted: false});
  expect(look('B5').format).toBe('0.0" %";[Red]-0.0" %"');
});

test('a cell that a program for sheets takes for a formula is one that we can work out, or is named', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const folder = path.join(site, PAPERS_DIR, 'a');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'right.csv'), 'Of,Sum\n-5,=A2*2\n+3,a-b\n');
  fs.writeFileSync(path.join(folder, 'text.csv'), "Of,Sum\n-5,+1+cmd|' /C calc'!A0\n@SUM(1),-\n");
  fs.writeFileSync(path.join(folder, 'unknown.csv'), 'Of,Sum\n1,"=HYPERLINK(""https://a.example"",1)"\n');
  expect(problemLines(sheetProblems(contentOf(site)))).toEqual([
    "2 +1+cmd|' /C calc'!A0 is a formula to programs for sheets",
    '3 @SUM(1) is a formula to programs for sheets',
    expect.stringMatching(/^B2: calls "HYPERLINK"/),
  ]);
  fs.rmSync(site, {recursive: true});
});

test('a sheet ends, however large its ranges and however often its cells name one another', () => {
  expect(() => sheetOf('=SUM(B1:B999999999),1').number('A1')).toThrow(/more than 10000 cells/);
  const doubles = Array.from({length: 60}, (_, row) => `=A${row + 2}+A${row + 2}`);
  expect(sheetOf([...doubles, '1'].join('\n')).number('A1')).toBe(2 ** 60);
});
