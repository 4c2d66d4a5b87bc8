import {LineCounter, parseDocument} from 'yaml';
import {textOf} from './generated';
import type {Problem} from './problems';
import {fieldName, lineAt, type Path} from './yamlFile';

/** Where a field of a YAML file is written: its name, and its line or that of the nearest field around it. */
export function placeOfField(siteDir: string, file: string, keys: Path): Pick<Problem, 'field' | 'line'> {
  const lines = new LineCounter();
  const document = parseDocument(textOf(siteDir, file), {lineCounter: lines});
  return {field: fieldName(keys), line: lineAt(document, lines, keys)};
}
