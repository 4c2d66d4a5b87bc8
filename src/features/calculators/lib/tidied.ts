import {cellsOf, textOfCells} from './cells';
import {readNumber, type Input} from './field';
import {asGiven} from './format';

/** A field's text with its numbers as they were understood. */
export function tidied(input: Input, text: string): string {
  if (input.list === true || input.options !== undefined) {
    return text;
  }
  if (input.columns !== undefined) {
    const {columns} = input;
    return textOfCells(
      cellsOf(input, text).map((cells) => columns.map((column, at) => tidied(column, cells[at] ?? ''))),
    );
  }
  const value = readNumber(input, text);
  return value === undefined ? text : asGiven(value);
}
