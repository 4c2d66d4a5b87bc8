import writeExcel, {type Cell, type Image} from 'write-excel-file/browser';
import {HEAD_STYLE, signed} from '../../../lib/sheetStyle';
import {formulaValues, onePageAcross} from '../../../lib/workbookFeatures';
import {sumOf, type TableFile} from './tableFile';

const formatsIn = (currency: string) => ({
  text: '@',
  money: signed(`[$${currency}] #,##0`),
  price: `[$${currency}] #,##0.00##`,
  count: '#,##0',
  share: '0.00%',
});

const HEAD = {...HEAD_STYLE, bottomBorderStyle: 'thin', wrap: true} as const;
const TOTAL = {fontWeight: 'bold', topBorderStyle: 'thin'} as const;
type Content = Image['content'];

const [FIRST_WIDTH, WIDTH, LONG] = [30, 18, 60];

const A = 65;
const columnName = (at: number) => String.fromCharCode(A + at);

/** A workbook with the table and its totals, and a second sheet with what it follows from. */
export function workbookOf(
  table: TableFile,
  terms: readonly (readonly [label: string, value: string])[],
): Promise<Blob> {
  const {name, currency, columns, rows} = table;
  const formats = formatsIn(currency);
  const cell = (value: string | number | undefined, at: number): Cell => {
    const format = formats[columns[at]?.kind ?? 'text'];
    return typeof value === 'number'
      ? {type: Number, value, format}
      : value === undefined
        ? null
        : {type: String, value};
  };
  const totals = columns.map(({kind, isSummed}, at): Cell => {
    const name = columnName(at);
    return isSummed
      ? {type: 'Formula', value: `SUM(${name}2:${name}${rows.length + 1})`, format: formats[kind], ...TOTAL}
      : {type: String, value: at === 0 ? 'Total' : '', ...TOTAL};
  });
  const printed = {orientation: 'landscape', stickyRowsCount: 1, stickyColumnsCount: 1} as const;
  return writeExcel(
    [
      {
        ...printed,
        sheet: name,
        columns: columns.map((_, at) => ({width: at === 0 ? FIRST_WIDTH : WIDTH})),
        data: [
          columns.map(({head, kind}): Cell => ({
            type: String,
            value: head,
            align: kind === 'text' ? 'left' : 'right',
            ...HEAD,
          })),
          ...rows.map((row) => row.map(cell)),
          totals,
        ],
      },
      {
        ...printed,
        sheet: 'What it follows from',
        columns: [{width: FIRST_WIDTH}, {width: LONG}],
        data: [
          ['Figure', 'Value'].map((value): Cell => ({type: String, value, ...HEAD})),
          ...terms.map(([label, value]): Cell[] => [
            {type: String, value: label, alignVertical: 'top'},
            {type: String, value, wrap: true, alignVertical: 'top'},
          ]),
        ],
      },
    ],
    {
      features: [
        onePageAcross<Content>(),
        formulaValues<Content>((address) => sumOf(table, address.charCodeAt(0) - A)),
      ],
    },
  ).toBlob();
}
