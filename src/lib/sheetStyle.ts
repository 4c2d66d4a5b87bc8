/** How a workbook looks that may leave the house, of papers and of what a calculator hands out. */
const HEAD = '#DCE8E1';
/** What is there to be typed over. */
const INPUT = '#FFF4CC';

const CURRENCY = /\b(?:EUR|USD|GBP)\b/;
/** Lines of a sheet in a currency that count something else. */
const COUNTS = /^(?:new )?(?:customers|orders|shares|scenario)\b/i;

interface SheetCell {
  /** As a sheet in CSV has it: a formula begins with "=". */
  text: string;
  /** What it is or comes to; undefined for a text. */
  value?: number | undefined;
  /** The first cells of its line, of its column and of the sheet. */
  label: string;
  head: string;
  corner: string;
  /** Whether its line is added up from others. */
  isTotal: boolean;
}

export const isFormula = (text: string): boolean => text.startsWith('=');

const DATE = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;

/** A day such as 2026-07-06 as spreadsheets count days; undefined for another text. */
export const serialOf = (text: string): number | undefined =>
  DATE.test(text) ? (Date.parse(text) - Date.UTC(1899, 11, 30)) / DAY_MS : undefined;

/** Whether a line only adds up, subtracts or picks: its formulas neither multiply nor divide, and no number is typed. */
export function isTotal(line: readonly string[]): boolean {
  const filled = line
    .slice(1)
    .filter((text) => isFormula(text) || (text !== '' && !Number.isNaN(Number(text))));
  return filled.length > 0 && filled.every((text) => isFormula(text) && !/[*/]/.test(text));
}

/** A number format with what is below zero in red. */
export const signed = (format: string) => `${format};[Red]-${format}`;

/** The number format of a cell: with its unit, thousands apart, and red below zero. */
function formatOf({text, value = 0, label, head, corner, isTotal: total}: SheetCell): string {
  if (serialOf(text) !== undefined || /\bbeginning\b/i.test(label)) {
    return 'd mmm yyyy';
  }
  if (label.includes('%') || head.includes('%')) {
    return signed('0.0" %"');
  }
  const isWhole = Number.isInteger(value) || Math.abs(value) >= 1000;
  const digits = isWhole ? '#,##0' : Math.abs(value) < 1 ? '#,##0.0000' : '#,##0.00';
  const [own] = CURRENCY.exec(`${label} ${head}`) ?? [];
  const [all] = total && !COUNTS.test(label) ? (/^(?:EUR|USD|GBP)\b/.exec(corner) ?? []) : [];
  const currency = own ?? all;
  return signed(currency === undefined ? digits : `[$${currency}] ${digits}`);
}

/** The look of a cell below the head; texts are left as they are. */
export const styleOf = (cell: SheetCell) => ({
  ...(cell.value !== undefined && {format: formatOf(cell)}),
  ...(cell.value !== undefined && !isFormula(cell.text) && {backgroundColor: INPUT}),
  ...(cell.isTotal && {fontWeight: 'bold' as const}),
});

export const HEAD_STYLE = {fontWeight: 'bold', backgroundColor: HEAD} as const;
