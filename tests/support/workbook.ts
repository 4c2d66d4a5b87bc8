import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';

const SHEET = 'xl/worksheets/sheet1.xml';

/** The cells of a workbook that have a formula, with the value beside it. */
export const valuesOf = (workbook: Uint8Array): (readonly [string, number])[] =>
  [
    ...strFromU8(unzipSync(workbook)[SHEET] ?? new Uint8Array()).matchAll(
      /<c r="(\w+)"[^>]*><f>[^<]*<\/f><v>([^<]*)</g,
    ),
  ].map(([, cell = '', value]) => [cell, Number(value)]);

/** The first sheet of a workbook as CSV, formulas as formulas. */
export function csvOf(workbook: Uint8Array): string {
  const files = unzipSync(workbook);
  const xml = (name: string) => load(strFromU8(files[name] ?? new Uint8Array()), {xml: true});
  const texts = xml('xl/sharedStrings.xml')('si')
    .toArray()
    .map((one) => load(one, {xml: true}).text());
  const $ = xml(SHEET);
  const rows = $('row')
    .toArray()
    .map((row) => {
      const cells: string[] = [];
      for (const one of $(row).find('c').toArray()) {
        const column = (one.attribs.r ?? 'A').charCodeAt(0) - 65;
        const value = $(one).find('v').text();
        const formula = $(one).find('f').text();
        cells[column] =
          formula === '' ? (one.attribs.t === 's' ? (texts[Number(value)] ?? '') : value) : `=${formula}`;
      }
      return cells;
    });
  const width = Math.max(...rows.map((cells) => cells.length));
  const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`;
  return rows
    .map((cells) => `${Array.from({length: width}, (_, at) => quoted(cells[at])).join(',')}\n`)
    .join('');
}
