import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {byCodeUnit} from '../../data/byCodeUnit';
import {filesIn} from './filesIn';
import {textOf} from './generated';
import {didYouMean} from './nearest';
import type {Problem} from './problems';
import {fieldName, parseYaml, type LineOf} from './yamlFile';

/** One item, the file it was read from (path from the project's root), and the lines of its fields. */
export interface Entry<T> {
  file: string;
  item: T;
  lineOf: LineOf;
}

/** The name of a file without its ending: `a` is before `a-b`, while `a-b.yaml` is before `a.yaml`. */
const nameOf = (file: string) => path.parse(file).name;

function nameProblems({file, item: {id}, lineOf}: Entry<{id: string}>): Problem[] {
  const name = nameOf(file);
  const remedy = `Write "id: ${name}", or rename the file to ${id}.yaml.`;
  return id === name
    ? []
    : [
        {
          file,
          line: lineOf(['id']),
          field: 'id',
          value: id,
          problem: 'differs from the name of its file',
          remedy,
        },
      ];
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
    const parsed = parseYaml(file, fs.readFileSync(path.join(siteDir, file), 'utf8'), schema);
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

/** How to name a file of a folder. */
export const fileOf = (folder: string) => `Use the name of a file in ${folder}, without its ending.`;

/** Problems of items that share a value in a field where each must have its own. */
export function duplicateProblems<T>(entries: readonly Entry<T>[], field: keyof T & string): Problem[] {
  const filesOf = new Map<unknown, string[]>();
  for (const {file, item} of entries) {
    filesOf.set(item[field], [...(filesOf.get(item[field]) ?? []), file]);
  }
  return entries.flatMap(({file, item, lineOf}) => {
    const others = (filesOf.get(item[field]) ?? []).filter((other) => other !== file);
    const problem = `is also the ${field} in ${others.join(', ')}`;
    const remedy = `Give each file its own ${field}.`;
    return others.length === 0
      ? []
      : [{file, line: lineOf([field]), field, value: item[field], problem, remedy}];
  });
}

/** The problem of a field that names something that does not exist; none if it does. */
export function referenceProblems<T>(
  {file, lineOf}: Entry<T>,
  path: readonly (string | number)[],
  value: string,
  {what, ids, use}: {what: string; ids: ReadonlySet<string>; use: string},
): Problem[] {
  return ids.has(value)
    ? []
    : [
        {
          file,
          line: lineOf(path),
          field: fieldName(path),
          value,
          problem: `is not the id of any ${what}`,
          remedy: `${didYouMean(value, [...ids])}${use}`,
        },
      ];
}
