import {stringify} from 'yaml';
import * as z from 'zod';
import {marks} from '../../../data/fields';
import {readCollection} from '../../content/collection';
import {collectionOf} from '../../content/collections';
import {askLines, type Terminal} from '../../lib/askLines';
import {formatProblems, type Problem} from '../../lib/problems';
import {MARKER} from '../../lib/unwritten';
import {fieldName, parseYaml, type Path} from '../../lib/yamlFile';
import type {Begin} from './begin';

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** So many values are named in a question. */
const FEW = 16;

/** Values by option, as a writer gives them. */
export type GivenOptions = Readonly<Record<string, string | undefined>>;

/** A value that a writer is asked for, with the form that it has to have. */
export interface Field {
  /** The name of its option, without the dashes. */
  name: string;
  /** The name of the field in the file. */
  at: string;
  question: string;
  schema: z.ZodType;
  isList: boolean;
  isSwitch: boolean;
  /** Its value where none is given. */
  suggested: string | undefined;
  /** The mark that is left where nothing is given, and nothing suggested. */
  left: string;
}

/** The schema of the field at a path. */
function schemaAt(schema: unknown, [key, ...rest]: Path): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return schemaAt(schema.unwrap(), key === undefined ? [] : [key, ...rest]);
  }
  if (key === undefined && schema instanceof z.ZodType) {
    return schema;
  }
  if (schema instanceof z.ZodArray) {
    return schemaAt(schema.element, rest);
  }
  if (schema instanceof z.ZodObject) {
    return schemaAt(schema.shape[String(key)], rest);
  }
  throw new Error(`No schema has the field "${String(key)}".`);
}

/** The values that a field takes, where it takes no others. */
function choicesOf(siteDir: string, schema: z.ZodType): readonly string[] | undefined {
  const kind = marks.get(schema)?.reference;
  if (kind !== undefined) {
    return [...readCollection(siteDir, collectionOf(kind)).ids];
  }
  const one = schema instanceof z.ZodArray ? schema.element : schema;
  return one instanceof z.ZodEnum ? one.options.map(String) : undefined;
}

/** The fields that a new item of a kind is asked for; `name` is its suggested name. */
export const fieldsOf = (
  siteDir: string,
  {schema, begin, name}: {schema: z.ZodType; begin: Begin; name: string},
): Field[] =>
  begin.asks.map(({option, at, question, suggested, isSwitch = false}) => {
    const own = isSwitch ? z.enum(['yes', 'no']) : schemaAt(schema, at);
    const choices = choicesOf(siteDir, own);
    const isList = own instanceof z.ZodArray;
    const kind = marks.get(own)?.reference;
    const many = choices !== undefined && choices.length > FEW;
    const taken =
      choices === undefined
        ? ''
        : ` (${many ? `the id of ${withArticle(kind ?? 'value')}` : choices.join(', ')})`;
    return {
      name: option,
      at: fieldName(at),
      question: `${question}${isList ? ' One or more, separated by commas' : ''}${taken}`,
      schema: kind !== undefined && choices !== undefined ? z.enum(choices) : own,
      isList,
      isSwitch,
      left: `${MARKER} ${kind === undefined ? 'what it is' : `the id of ${withArticle(kind)}`}`,
      suggested: suggested?.(name, siteDir) ?? (isSwitch ? 'no' : undefined),
    };
  });

/** A writer's answer as it goes into the file; undefined where there is none, and nothing is suggested. */
function answerOf({isList, suggested}: Field, given: string | undefined): string | string[] | undefined {
  const value = given === undefined || given.trim() === '' ? suggested : given.trim();
  return isList ? value?.split(',').map((part) => part.trim()) : value;
}

/** The value of a field, or a mark where there is none, by the field's name in the file; nothing where a switch is off. */
export function valueOf(field: Field, given: string | undefined): (readonly [string, unknown])[] {
  const answer = answerOf(field, given);
  if (field.isSwitch) {
    // The name of a field within it begins the field itself.
    return answer === 'yes' ? [[`${field.at}.`, undefined]] : [];
  }
  return [[field.at, answer ?? (field.isList ? [field.left] : field.left)]];
}

/** Problems in the values given for some fields; `file` is the file that they are for. */
export function givenProblems(file: string, fields: readonly Field[], given: GivenOptions): Problem[] {
  const known = fields.flatMap((field) => {
    const value = answerOf(field, given[field.name]);
    return value === undefined ? [] : [{...field, value}];
  });
  const schema = z.strictObject(Object.fromEntries(known.map(({name, schema: own}) => [name, own])));
  const values = Object.fromEntries(known.map(({name, value}) => [name, value]));
  const {problems = []} = parseYaml(file, stringify(values, {schema: 'yaml-1.1'}), schema);
  return problems.map((problem) => ({...problem, line: undefined}));
}

/** Asks for each field that was not given, and again after an invalid answer; an empty answer means what is suggested. */
export const ask = (
  file: string,
  fields: readonly Field[],
  given: GivenOptions,
  terminal: Terminal,
): Promise<GivenOptions> =>
  askLines(terminal, async (line) => {
    const answers: Record<string, string | undefined> = {...given};
    for (const field of fields.filter(({name}) => given[name] === undefined)) {
      let problems: Problem[];
      do {
        answers[field.name] = await line(`${field.question} [${field.suggested ?? 'write it later'}]`);
        problems = givenProblems(file, [field], answers);
        if (problems.length > 0) {
          terminal.output.write(`${formatProblems(problems)}\n`);
        }
      } while (problems.length > 0);
    }
    return answers;
  });
