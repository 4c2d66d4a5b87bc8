import path from 'node:path';
import type * as z from 'zod';
import {SLUG} from '../../data/fields';
import {byCodeUnit} from '../../lib/byCodeUnit';
import {filesIn} from './filesIn';
import type {Problem} from './problems';
import {fieldName, readYaml, type LineOf, type Path} from './yamlFile';

/** One item, the file it was read from (path from the project's root), and the lines of its fields. */
export interface Entry<T> {
  file: string;
  item: T;
  lineOf: LineOf;
}

/** What was read of a kind of content: what is valid, what is wrong, and the ids that other items may name. */
export interface Read<T> {
  entries: Entry<T>[];
  problems: Problem[];
  ids: ReadonlySet<string>;
}

/** The id of an item; empty for what has none, such as settings. */
export const idOf = (item: object): string => ('id' in item && typeof item.id === 'string' ? item.id : '');

/** The name of a file without its ending: `a` is before `a-b`, while `a-b.yaml` is before `a.yaml`. */
const nameOf = (file: string) => path.parse(file).name;

/** A file, and the lines of its fields. */
type Place = Pick<Entry<unknown>, 'file' | 'lineOf'>;

/** What is wrong with the field at a path. */
export const problemAt = (
  {file, lineOf}: Place,
  path: Path,
  said: Pick<Problem, 'value' | 'problem' | 'remedy'>,
): Problem => ({file, line: lineOf(path), field: fieldName(path), ...said});

function nameProblems(entry: Entry<object>): Problem[] {
  const name = nameOf(entry.file);
  const value = idOf(entry.item);
  const rename = `ename the file to ${value}.yaml.`;
  // A name that is no id, such as one with capitals, is what is wrong.
  const remedy = SLUG.test(name) ? `Write "id: ${name}", or r${rename}` : `R${rename}`;
  return value === name
    ? []
    : [problemAt(entry, ['id'], {value, problem: 'differs from the name of its file', remedy})];
}

/**
 * Reads every YAML file of a folder against a schema, in the order of their names without the ending. Gives the items
 * that are valid (none where there is no such folder, as git keeps none without files), all problems of all files, and
 * the ids other items may refer to: a file with problems still
 * has one.
 */
export function readFolder<T extends object>(siteDir: string, folder: string, schema: z.ZodType<T>): Read<T> {
  // Those of one name stay in the order of their endings.
  const files = filesIn(siteDir, folder, '.yaml', '.yml').sort((a, b) => byCodeUnit(nameOf(a), nameOf(b)));
  const problems: Problem[] = [];
  const entries: Entry<T>[] = [];
  for (const file of files) {
    if (file.endsWith('.yml')) {
      problems.push({file, problem: 'has the ending .yml', remedy: 'Rename it to .yaml.'});
    }
    const parsed = readYaml(siteDir, file, schema);
    if (parsed.problems) {
      problems.push(...parsed.problems);
    } else {
      entries.push({file, item: parsed.data, lineOf: parsed.lineOf});
    }
  }
  // A file with the wrong ending has only that put right first.
  problems.push(...entries.filter(({file}) => file.endsWith('.yaml')).flatMap(nameProblems));
  const ids = [...entries.map(({item}) => idOf(item)), ...files.map(nameOf)];
  return {entries, problems, ids: new Set(ids)};
}

/** Whether a text is a draft, which no build has. */
export const isDraft = (text: string): boolean => /^draft: true$/m.test(text);

/** How to name a file of a folder. */
export const fileOf = (folder: string) => `Use the name of a file in ${folder}, without its ending.`;

/** Problems of items that share a value in a field where each must have its own. */
export function duplicateProblems(entries: readonly Entry<object>[], field: string): Problem[] {
  const valueOf = (item: object): unknown => (item as Readonly<Record<string, unknown>>)[field];
  const filesOf = new Map<unknown, string[]>();
  for (const {file, item} of entries) {
    filesOf.set(valueOf(item), [...(filesOf.get(valueOf(item)) ?? []), file]);
  }
  return entries.flatMap((entry) => {
    const value = valueOf(entry.item);
    const others = (filesOf.get(value) ?? []).filter((other) => other !== entry.file);
    const problem = `is also the ${field} in ${others.join(', ')}`;
    const remedy = `Give each file its own ${field}.`;
    return others.length === 0 ? [] : [problemAt(entry, [field], {value, problem, remedy})];
  });
}
