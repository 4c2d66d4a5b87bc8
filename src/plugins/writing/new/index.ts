import fs from 'node:fs';
import path from 'node:path';
import {isId} from '../../../data/fields';
import {kindOf} from '../../content/kinds';
import {filesIn} from '../../lib/filesIn';
import {textOf, writeWhole} from '../../lib/generated';

/** What an item of a kind looks like at first, a file for each kind. */
const TEMPLATES = path.join(__dirname, 'templates');

/** The next number or place among the files of a kind, as they are: one that is not valid has its own, too. */
const nextNumber = (siteDir: string, files: string): number =>
  1 +
  Math.max(
    0,
    ...filesIn(siteDir, path.posix.dirname(files), path.extname(files)).map((file) =>
      Number(/^(?:number|position):\s*(\d+)/m.exec(textOf(siteDir, file))?.[1] ?? 0),
    ),
  );

/** Writes a new file of a kind from its template, for `npm run new`; gives its path. `day` is the day of today. */
export function begin(siteDir: string, kind: string, id: string, day: string): string {
  const names = fs.readdirSync(TEMPLATES);
  const template = names.find((name) => path.parse(name).name === kind);
  if (template === undefined) {
    const kinds = names.map((name) => path.parse(name).name).join(', ');
    throw new Error(`Use "npm run new <kind> <id>"; "${kind}" is none of the kinds, which are ${kinds}.`);
  }
  if (!isId(id)) {
    throw new Error(
      `"${id}" cannot be an id, or is taken: use lower-case words joined by hyphens, such as win-back-offer.`,
    );
  }
  const {files} = kindOf(kind);
  const file = files.replace('*', id);
  const full = path.join(siteDir, file);
  if (fs.existsSync(full)) {
    throw new Error(`${file} exists already. Choose another id, or edit that file.`);
  }
  const text = fs.readFileSync(path.join(TEMPLATES, template), 'utf8');
  const values: Readonly<Record<string, string>> = {id, day, number: String(nextNumber(siteDir, files))};
  writeWhole(
    full,
    text.replaceAll(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign),
  );
  return file;
}
