import fs from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';

/** Where a field of a YAML file is written: its name, and its line where the file has it. */
export function placeOfField(
  siteDir: string,
  file: string,
  keys: readonly (string | number)[],
): {field: string; line?: number} {
  const field = keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`))
    .join('');
  const lines = new LineCounter();
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const node = parseDocument(source, {lineCounter: lines}).getIn(keys, true);
  return isNode(node) && node.range ? {field, line: lines.linePos(node.range[0]).line} : {field};
}
