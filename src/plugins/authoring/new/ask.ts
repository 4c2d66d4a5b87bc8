import {stringify} from 'yaml';
import * as z from 'zod';
import {askLines, type Terminal} from '../../lib/askLines';
import {formatProblems, type Problem} from '../../lib/problems';
import {parseYaml} from '../../lib/yamlFile';
import type {Field} from './fields';

/** Values by option, as a writer gives them. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A writer's answer as it goes into the file, or the field's default. */
function valueOf({multiple = false, defaultValue}: Field, given: string | undefined): string | string[] {
  const value = given === undefined || given.trim() === '' ? defaultValue : given.trim();
  return multiple ? value.split(',').map((part) => part.trim()) : value;
}

/** Problems in the values given for some fields; `file` is the file that they are for. */
export function givenProblems(file: string, fields: readonly Field[], given: Given): Problem[] {
  const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, given[field.name])]));
  const schema = z.strictObject(
    Object.fromEntries(fields.map(({name, schema: valueSchema}) => [name, valueSchema])),
  );
  const {problems = []} = parseYaml(file, stringify(values, {schema: 'yaml-1.1'}), schema);
  return problems.map((problem) => ({...problem, line: undefined}));
}

/** The values of fields as YAML, each on one line, to follow `name: `. */
export function asYaml(fields: readonly Field[], given: Given): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      stringify(valueOf(field, given[field.name]), {
        schema: 'yaml-1.1',
        lineWidth: 0,
        singleQuote: true,
        collectionStyle: 'flow',
        flowCollectionPadding: false,
      }).trim(),
    ]),
  );
}

/** Asks for each field that was not given, and again after an invalid answer; an empty answer means the default. */
export const ask = (
  file: string,
  fields: readonly Field[],
  given: Given,
  terminal: Terminal,
): Promise<Given> =>
  askLines(terminal, async (line) => {
    const answers: Record<string, string | undefined> = {...given};
    for (const field of fields.filter(({name}) => given[name] === undefined)) {
      let problems: Problem[];
      do {
        answers[field.name] = await line(`${field.question} [${field.defaultValue}]`);
        problems = givenProblems(file, [field], answers);
        if (problems.length > 0) {
          terminal.output.write(`${formatProblems(problems)}\n`);
        }
      } while (problems.length > 0);
    }
    return answers;
  });
