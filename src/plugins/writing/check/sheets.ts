import type {Content} from '../../content/kind';
import {filesBelow} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {cellsOf, sheetOf} from '../../lib/sheet';

/** How programs for sheets take a text for a formula, besides "=", whose formulas are worked out. */
const FORMULA = /^[+@-]./;

function problemsOf(file: string, csv: string): Problem[] {
  try {
    const {formulas, number} = sheetOf(csv);
    formulas.forEach(number);
  } catch (error) {
    return [{file, problem: error instanceof Error ? error.message : String(error)}];
  }
  return csv.split('\n').flatMap((line, index) =>
    cellsOf(line)
      .filter((cell) => FORMULA.test(cell) && Number.isNaN(Number(cell)))
      .map((value) => ({
        file,
        line: index + 1,
        value,
        problem:
          'is a formula to programs for sheets. Begin the text with a word, or write a formula with "=".',
      })),
  );
}

/** Sheets with cells that a program for sheets would work out, and we do not know how. */
export const sheetProblems = ({siteDir}: Content): Problem[] =>
  filesBelow(siteDir, 'static')
    .filter((file) => file.endsWith('.csv'))
    .flatMap((file) => problemsOf(file, textOf(siteDir, file)));
