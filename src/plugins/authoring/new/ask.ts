import {createInterface} from 'node:readline/promises';
import {stringify} from 'yaml';
import * as z from 'zod';
import {formatProblems, type Problem} from '../../lib/problems';
import {parseYaml} from '../../lib/yamlFile';
import type {Field} from './fields';

/** Values by option, as a writer gives them. */
export type Given = Readonly<Record<string, string | undefined>>;

/** What a writer gave, as the file will say it. */
function valueOf({several = false, otherwise}: Field, given: string | undefined): string | string[] {
  const value = given === undefined || given.trim() === '' ? otherwise : given.trim();
  return several ? value.split(',').map((part) => part.trim()) : value;
}

/** Problems of what was given for some fields; `file` is where they would stand. */
export function givenProblems(file: string, fields: readonly Field[], given: Given): Problem[] {
  const values = Object.fromEntries(
    fields.map((field) => [field.option, valueOf(field, given[field.option])]),
  );
  const schema = z.strictObject(Object.fromEntries(fields.map(({option, schema: one}) => [option, one])));
  const {problems = []} = parseYaml(file, stringify(values, {schema: 'yaml-1.1'}), schema);
  return problems.map((problem) => ({...problem, line: undefined}));
}

/** The values of fields as YAML, ready to stand after `name: ` on one line. */
export function asYaml(fields: readonly Field[], given: Given): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [
      field.option,
      stringify(valueOf(field, given[field.option]), {
        schema: 'yaml-1.1',
        lineWidth: 0,
        singleQuote: true,
        collectionStyle: 'flow',
        flowCollectionPadding: false,
      }).trim(),
    ]),
  );
}

/** Where questions are asked. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks for every field that was not given, again after an answer that cannot be; an empty answer leaves it as it is. */
export async function ask(
  file: string,
  fields: readonly Field[],
  given: Given,
  {input, output}: Terminal,
): Promise<Given> {
  const reader = createInterface({input});
  const lines = reader[Symbol.asyncIterator]();
  const answers: Record<string, string | undefined> = {...given};
  for (const field of fields.filter(({option}) => given[option] === undefined)) {
    let problems: Problem[];
    do {
      output.write(`${field.question} [${field.otherwise}]\n> `);
      const next = (await lines.next()) as {done?: boolean; value?: string};
      answers[field.option] = next.done === true ? undefined : next.value;
      problems = givenProblems(file, [field], answers);
      if (problems.length > 0) {
        output.write(`${formatProblems(problems)}\n`);
      }
    } while (problems.length > 0);
  }
  reader.close();
  return answers;
}
