import type {Terminal} from '../../lib/askLines';
import {textOf, writeStale} from '../../lib/generated';
import {ContentError} from '../../lib/problems';
import {modeline} from '../schemas/modelines';
import {ask, asYaml, givenProblems, type Given} from './ask';
import {FIELDS, type Field} from './fields';
import {KINDS} from './kinds';
import {idAndName} from './names';

const PREVIEW = 'npm start shows it as you save; npm run check:content lists what is left to do.';

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

/** Throws where an option was given that the kind does not take. */
function refuseOthers(kind: string, fields: readonly Field[], given: Given): void {
  const taken = fields.map(({name}) => name);
  const other = Object.keys(given).find((option) => given[option] !== undefined && !taken.includes(option));
  if (other !== undefined) {
    throw new Error(
      `--${other} says nothing about a new ${kind}. Use: ${taken.map((one) => `--${one}`).join(', ')}.`,
    );
  }
}

/**
 * Writes a new file of a kind of content from what is given, asking a terminal for the rest where there is one, and
 * says what to do next. `id` may be a name, from which the id is made. Throws when the kind, the id or a value is not
 * valid, or the file exists; `today` is a day.
 */
export async function scaffold(
  siteDir: string,
  {kind, id: typed, given = {}, today}: {kind: string; id: string; given?: Given; today: string},
  terminal?: Terminal,
): Promise<string> {
  if (!isKind(kind)) {
    throw new Error(`"${kind}" is nothing we can begin. Use one of: ${Object.keys(KINDS).join(', ')}.`);
  }
  const {id, name} = idAndName(siteDir, kind, typed);
  const {file: fileOf, text, changes, next} = KINDS[kind];
  const file = fileOf(id);
  if (text !== undefined && textOf(siteDir, file) !== '') {
    throw new Error(`${file} exists already. Choose another id, or edit that file.`);
  }
  const fields = FIELDS[kind](name, siteDir);
  refuseOthers(kind, fields, given);
  const problems = givenProblems(file, fields, given);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  const answers = terminal === undefined ? given : await ask(file, fields, given, terminal);
  const values = asYaml(fields, answers);
  const context = {today, siteDir};
  const schema = file.endsWith('.yaml') ? modeline(file, {name: kind}) : '';
  const written = writeStale(
    siteDir,
    new Map([
      ...(changes?.(id, values, context) ?? []),
      ...(text === undefined ? [] : ([[file, schema + text(id, values, context)]] as const)),
    ]),
  );
  return `Wrote ${written.join(' and ')}. ${next}\n${PREVIEW}`;
}
