import * as z from 'zod';
import {folderOf, itemsOf, type Collection} from '../../content/collection';
import {collections} from '../../content/collections';
import type {Terminal} from '../../lib/askLines';
import {textOf, writeStale, type Generated} from '../../lib/generated';
import {ContentError} from '../../lib/problems';
import {modeline} from '../schemas/modelines';
import {ask, fieldsOf, givenProblems, valueOf, type Field, type GivenOptions} from './ask';
import type {Begin} from './begin';
import {idAndName} from './names';
import {templateOf} from './template';

const PREVIEW = 'npm start shows it as you save; npm run check:content lists what is left to do.';

type Begun = Collection & {begin: Begin};

/** The kinds that can be begun. */
export const beginnable = (): Begun[] =>
  collections().flatMap((collection) =>
    collection.begin === undefined ? [] : [{...collection, begin: collection.begin}],
  );

/** Throws where an option was given that the kind does not take. */
function refuseOthers(kind: string, fields: readonly Field[], given: GivenOptions): void {
  const taken = fields.map(({name}) => name);
  const other = Object.keys(given).find((option) => given[option] !== undefined && !taken.includes(option));
  if (other !== undefined) {
    throw new Error(
      `--${other} says nothing about a new ${kind}. Use: ${taken.map((one) => `--${one}`).join(', ')}.`,
    );
  }
}

/** The place of a new item in every list, where the items of its kind have one. */
function placeOf(siteDir: string, collection: Begun): readonly (readonly [string, number])[] {
  const places = itemsOf(siteDir, collection).flatMap((item) =>
    'position' in item && typeof item.position === 'number' ? [item.position] : [],
  );
  return places.length === 0 ? [] : [['position', Math.max(...places) + 1]];
}

/** The text of a new file, or of one that changes. */
function filesOf(
  siteDir: string,
  collection: Begun,
  {id, file, fields}: {id: string; file: string; fields: string},
): Generated {
  const {begin, name} = collection;
  const {changes, body} = begin;
  if (changes !== undefined) {
    return new Map([...changes(siteDir, id, fields), ...(body === undefined ? [] : [[file, body] as const])]);
  }
  return new Map([
    [file, body === undefined ? `${modeline(file, {name})}${fields}` : `---\n${fields}---\n\n${body}`],
  ]);
}

/**
 * Writes a new file of a kind of content from what is given, asking a terminal for the rest where there is one, and
 * says what to do next. `id` may be a name, from which the id is made. Throws when the kind, the id or a value is not
 * valid, or the file exists; `today` is a day.
 */
export async function scaffold(
  siteDir: string,
  {kind, id: typed, given = {}, today}: {kind: string; id: string; given?: GivenOptions; today: string},
  terminal?: Terminal,
): Promise<string> {
  const all = beginnable();
  const collection = all.find(({name}) => name === kind);
  if (collection === undefined) {
    throw new Error(
      `"${kind}" is nothing we can begin. Use one of: ${all.map(({name}) => name).join(', ')}.`,
    );
  }
  const {begin, files = ''} = collection;
  const {id, name} = idAndName(siteDir, begin, typed);
  const file = files.replace('*', id);
  if (folderOf(collection) !== undefined && textOf(siteDir, file) !== '') {
    throw new Error(`${file} exists already. Choose another id, or edit that file.`);
  }
  // A file that is all text has no fields.
  const schema = begin.schema ?? collection.schema?.(siteDir) ?? z.object({});
  const fields = fieldsOf(siteDir, {schema, begin, name});
  refuseOthers(kind, fields, given);
  const problems = givenProblems(file, fields, given);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  const answers = terminal === undefined ? given : await ask(file, fields, given, terminal);
  const values = new Map<string, unknown>([
    ['id', id],
    ...placeOf(siteDir, collection),
    ...Object.entries(begin.values ?? {}),
    ...fields.flatMap((field) => valueOf(field, answers[field.name])),
  ]);
  const text = templateOf(schema, {values, today});
  const written = writeStale(siteDir, filesOf(siteDir, collection, {id, file, fields: text}));
  return `Wrote ${written.join(' and ')}. ${begin.next}\n${PREVIEW}`;
}
