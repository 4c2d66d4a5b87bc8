import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {SLUG} from '../../data/fields';
import {byCodeUnit} from '../../data/byCodeUnit';
import {placeOfField} from './fieldPlace';
import {filesIn} from './filesIn';
import {textOf} from './generated';
import {didYouMean} from './nearest';
import type {Problem} from './problems';
import {fieldName, parseYaml, type LineOf, type Path} from './yamlFile';

/** One item, the file it was read from (path from the project's root), and the lines of its fields. */
export interface Entry<T> {
  file: string;
  item: T;
  lineOf: LineOf;
}

/** The name of a file without its ending: `a` is before `a-b`, while `a-b.yaml` is before `a.yaml`. */
const nameOf = (file: string) => path.parse(file).name;

/** A file, and the lines of its fields. */
type Place = Pick<Entry<unknown>, 'file' | 'lineOf'>;

/** A file below `siteDir` that has been read before: it is read again where the line of a field is asked for. */
export const placeOf = (siteDir: string, file: string): Place => ({
  file,
  lineOf: (path) => placeOfField(siteDir, file, path).line,
});

/** What is wrong with the field at a path. */
export const problemAt = (
  {file, lineOf}: Place,
  path: Path,
  said: Pick<Problem, 'value' | 'problem' | 'remedy'>,
): Problem => ({file, line: lineOf(path), field: fieldName(path), ...said});

function nameProblems(entry: Entry<{id: string}>): Problem[] {
  const name = nameOf(entry.file);
  const value = entry.item.id;
  const rename = `ename the file to ${value}.yaml.`;
  // A name that is no id, such as one with capitals, is what is wrong.
  const remedy = SLUG.test(name) ? `Write "id: ${name}", or r${rename}` : `R${rename}`;
  return value === name
    ? []
    : [problemAt(entry, ['id'], {value, problem: 'differs from the name of its file', remedy})];
}

/**
 * Reads every YAML file of a folder against a schema, in the order of their names without the ending. Gives the items
 * that are valid, all problems of all files, and the ids other items may refer to: a file with problems of its own still
 * has one.
 */
export function readFolder<T extends {id: string}>(
  siteDir: string,
  folder: string,
  schema: z.ZodType<T>,
): {entries: Entry<T>[]; problems: Problem[]; ids: ReadonlySet<string>} {
  if (!fs.existsSync(path.join(siteDir, folder))) {
    const missing = {file: folder, problem: 'is missing', remedy: 'Restore the folder, or create it.'};
    return {entries: [], problems: [missing], ids: new Set()};
  }
  // Those of one name stay in the order of their endings.
  const files = filesIn(siteDir, folder, '.yaml', '.yml').sort((a, b) => byCodeUnit(nameOf(a), nameOf(b)));
  const problems: Problem[] = [];
  const entries: Entry<T>[] = [];
  for (const file of files) {
    if (file.endsWith('.yml')) {
      problems.push({file, problem: 'has the ending .yml', remedy: 'Rename it to .yaml.'});
    }
    const parsed = parseYaml(file, textOf(siteDir, file), schema);
    if (parsed.problems) {
      problems.push(...parsed.problems);
    } else {
      entries.push({file, item: parsed.data, lineOf: parsed.lineOf});
    }
  }
  // A file with the wrong ending has only that put right first.
  problems.push(...entries.filter(({file}) => file.endsWith('.yaml')).flatMap(nameProblems));
  const ids = [...entries.map(({item}) => item.id), ...files.map(nameOf)];
  return {entries, problems, ids: new Set(ids)};
}

/** Whether a text is a draft, which no build has. */
export const isDraft = (text: string): boolean => /^draft: true$/m.test(text);

/** The ids of a folder's items by the names of their files; drafts are left out. */
export const idsIn = (siteDir: string, folder: string): {id: string}[] =>
  filesIn(siteDir, folder, '.yaml', '.mdx')
    .filter((file) => !isDraft(textOf(siteDir, file)))
    .map((file) => ({id: nameOf(file)}));

/** The ids of items, to look up those that others name. */
export const idsOf = (items: readonly {id: string}[]): ReadonlySet<string> =>
  new Set(items.map(({id}) => id));

/** How to name a file of a folder. */
export const fileOf = (folder: string) => `Use the name of a file in ${folder}, without its ending.`;

/** Problems of items that share a value in a field where each must have its own. */
export function duplicateProblems<T>(entries: readonly Entry<T>[], field: keyof T & string): Problem[] {
  const filesOf = new Map<unknown, string[]>();
  for (const {file, item} of entries) {
    filesOf.set(item[field], [...(filesOf.get(item[field]) ?? []), file]);
  }
  return entries.flatMap((entry) => {
    const value = entry.item[field];
    const others = (filesOf.get(value) ?? []).filter((other) => other !== entry.file);
    const problem = `is also the ${field} in ${others.join(', ')}`;
    const remedy = `Give each file its own ${field}.`;
    return others.length === 0 ? [] : [problemAt(entry, [field], {value, problem, remedy})];
  });
}

/** What a field may name. */
interface Known {
  /** What it is, such as `recipe`. */
  what: string;
  /** How a field names it; by its id where this is left out. */
  by?: string;
  ids: ReadonlySet<string>;
  /** What to write instead, as a sentence. */
  use: string;
}

/** The problem of a field that names something that does not exist; none if it does. */
export const referenceProblems = (
  place: Place,
  path: Path,
  value: string,
  {what, by = 'id', ids, use}: Known,
): Problem[] =>
  ids.has(value)
    ? []
    : [
        problemAt(place, path, {
          value,
          problem: `is not the ${by} of any ${what}`,
          remedy: `${didYouMean(value, [...ids])}${use}`,
        }),
      ];

/** The same of each item of a list. */
export const listProblems = (
  place: Place,
  path: Path,
  values: readonly string[] = [],
  known: Known,
): Problem[] => values.flatMap((value, index) => referenceProblems(place, [...path, index], value, known));
