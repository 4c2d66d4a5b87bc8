/** @jest-environment node */
import {strFromU8, unzipSync} from 'fflate';
import {CALCULATORS} from '@site/src/features/calculators/all';
import {csvOf} from '@site/src/features/calculators/lib/tableFile';
import {workbookOf} from '@site/src/features/calculators/lib/tableWorkbook';
import {outcomeOf, startTexts} from '@site/src/features/calculators/values';
import {csvOf as csvOfWorkbook, valuesOf} from '../../../support/workbook';

function tableOf(given: Record<string, number | string>) {
  const outcome = outcomeOf(CALCULATORS.dilution, startTexts(CALCULATORS.dilution, given));
  if (!('answer' in outcome) || outcome.answer.table === undefined) {
    throw new Error('There is no table to take away.');
  }
  return outcome.answer.table;
}

const given = {
  pre: 8e6,
  raise: 2e6,
  founder: 60,
  poolBefore: 10,
  shares: 1e6,
  earlier: '600000:10:1',
  notes: '500000:::5000000:20:0',
};

test('as CSV, a cap table has every holder and note, with shares, prices, and totals', () => {
  expect(csvOf(tableOf(given)))
    .toBe(`Holder,"Paid in, notes with interest, EUR",Shares,"Paid for a share, EUR","Share of the company, %","At the price of the round, EUR"
Founder,,600000,,37.8,3780000
Other holders of today,,300000,,18.9,1890000
Earlier round 1,600000,100000,6,6.3,630000
Note 1,500000,111111,4.5,7,700000
New investors,1820000,288889,6.3,18.2,1820000
"Earlier round 1, pro rata",180000,28571,6.3,1.8,180000
Option pool,,158730,,10,1000000
Total,3100000,1587301,,100,10000000
`);
});

test('without a number of shares there are none, and later rounds have a column each', () => {
  const {columns, rows} = tableOf({...given, shares: '', later: '20000000:5000000:10'});
  expect(columns.map(({head}) => head)).toEqual([
    'Holder',
    'Paid in, notes with interest',
    'Share of the company',
    'At the price of the round',
    'Share after round 2',
  ]);
  expect(rows.at(-1)).toEqual(['Round 2', 5e6, undefined, undefined, expect.closeTo(0.2)]);
});

test('the workbook has names, formats, a frozen head, sums with their values, and is printed one page across', async () => {
  const table = {...tableOf(given), currency: 'GBP'};
  const blob = await workbookOf(table, [['Your share today', '60 %']]);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('xl/workbook.xml')).toMatch(/name="Cap table".*name="What it follows from"/s);
  expect(text('xl/styles.xml')).toContain('[$GBP] #,##0;[Red]-[$GBP] #,##0');
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<pane [^>]*state="frozen"/);
  expect(sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
  expect(sheet).toMatch(/<pageSetup [^>]*fitToHeight="0"/);
  expect(valuesOf(bytes)).toEqual([
    ['B9', expect.closeTo(3_100_000)],
    ['C9', 1_587_301],
    ['E9', expect.closeTo(1)],
    ['F9', expect.closeTo(10e6)],
  ]);
  expect(csvOfWorkbook(bytes)).toContain('"Total","=SUM(B2:B8)"');
});
