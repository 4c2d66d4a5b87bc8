import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import type {Problem} from './problems';
import {parseYaml} from './yamlFile';

/** One item and the file it was read from (path from the project's root). */
export interface Entry<T> {
  file: string;
  item: T;
}

function nameProblems(file: string, id: string): Problem[] {
  const expected = path.basename(file, '.yaml');
  return id === expected
    ? []
    : [
        {
          file,
          field: 'id',
          value: id,
          problem: 'differs from the name of its file',
          remedy: `Write "id: ${expected}", or rename the file to ${id}.yaml.`,
        },
      ];
}

/**
 * Reads every YAML file of a folder against a schema, in the order of their names. Gives the items that are valid, all
 * problems of all files, and the ids other items may refer to: a file with problems of its own still has one.
 */
export function readFolder<T extends {id: string}>(
  siteDir: string,
  folder: string,
  schema: z.ZodType<T>,
): {entries: Entry<T>[]; problems: Problem[]; ids: ReadonlySet<string>} {
  const dir = path.join(siteDir, folder);
  if (!fs.existsSync(dir)) {
    const missing = {file: folder, problem: 'is missing', remedy: 'Restore the folder, or create it.'};
    return {entries: [], problems: [missing], ids: new Set()};
  }
  const names = fs
    .readdirSync(dir, {withFileTypes: true})
    .filter((item) => !item.isDirectory() && /\.ya?ml$/.test(item.name))
    .map(({name}) => name)
    .sort();
  const problems: Problem[] = [];
  const entries: Entry<T>[] = [];
  for (const name of names) {
    const file = `${folder}/${name}`;
    if (name.endsWith('.yml')) {
      problems.push({file, problem: 'has the ending .yml', remedy: 'Rename it to .yaml.'});
    }
    const parsed = parseYaml(file, fs.readFileSync(path.join(dir, name), 'utf8'), schema);
    if (parsed.problems) {
      problems.push(...parsed.problems);
    } else {
      entries.push({file, item: parsed.data});
    }
  }
  problems.push(...entries.flatMap(({file, item}) => nameProblems(file, item.id)));
  const ids = new Set([
    ...entries.map(({item}) => item.id),
    ...names.map((name) => path.basename(name, path.extname(name))),
  ]);
  return {entries, problems, ids};
}

/** Problems of items that share the value of a field which each must have to itself. */
export function duplicateProblems<T>(entries: readonly Entry<T>[], field: keyof T & string): Problem[] {
  const sharing = new Map<unknown, Entry<T>[]>();
  for (const entry of entries) {
    const {[field]: value} = entry.item;
    sharing.set(value, [...(sharing.get(value) ?? []), entry]);
  }
  return entries.flatMap(({file, item}) => {
    const others = (sharing.get(item[field]) ?? []).filter((other) => other.file !== file);
    return others.length === 0
      ? []
      : [
          {
            file,
            field,
            value: item[field],
            problem: `is also the ${field} in ${others.map((other) => other.file).join(', ')}`,
            remedy: `Give each file ${field === 'id' ? 'an' : 'a'} ${field} of its own.`,
          },
        ];
  });
}
