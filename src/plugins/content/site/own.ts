import fs from 'node:fs';
import path from 'node:path';
import {isScalar, parseDocument} from 'yaml';
import * as z from 'zod';
import {
  claimsSchema,
  SITE_FIELD_NAMES,
  SITE_FIELDS,
  SITE_FILE,
  type SiteField,
} from '../../../config/siteFields';
import {askLines, type Terminal} from '../../lib/askLines';
import {BRAND_FILE, MARK_FILE} from '../../lib/brand';
import {writeStale} from '../../lib/generated';
import {throwAny} from '../../lib/problems';
import {siteFiles} from './derived';
import {namedSamples, sampleContent} from '../sampleContent';
import {ALLOW_SAMPLES, markedSamples} from '../samples';
import {counted} from '../../../lib/counted';
import {parseSite, siteSource} from './siteFile';

type Keys = readonly (string | number)[];

/** One value of site.yaml that an owner sets. */
interface Setting {
  /** As on the command line: `--short-name`, `--claims.raise`. */
  option: string;
  keys: Keys;
  question: string;
  /** As the file has it now. */
  present: string;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Paths to every single value below `keys` of a value. */
function pathsBelow(value: unknown, keys: Keys): Keys[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => pathsBelow(one, [...keys, index]));
  }
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, one]) => pathsBelow(one, [...keys, key]))
    : [keys];
}

const PLACES = ['first', 'second', 'third'];

/** What a claim is, in the words of the schema at its path: `The three promises below buttons, the first`. */
function claimDescription(schema: unknown, [key, ...rest]: Keys): string {
  if (schema instanceof z.ZodTuple && typeof key === 'number') {
    const item = claimDescription(schema.def.items[key], rest);
    return `${schema.description ?? ''}, the ${PLACES[key] ?? key + 1}${item === '' ? '' : `: ${item.replace(/^[A-Z]/, (first) => first.toLowerCase())}`}`;
  }
  if (schema instanceof z.ZodObject && key !== undefined) {
    return claimDescription(schema.shape[key], rest);
  }
  return schema instanceof z.ZodType ? (schema.description ?? '') : '';
}

/** Everything an owner sets, in the order in which it is asked for. */
export function settingsOf(source: string): Setting[] {
  const document = parseDocument(source);
  const root = z.looseObject({claims: z.unknown()}).parse(document.toJS());
  const present = (keys: Keys) => {
    const node = document.getIn(keys, true);
    return isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number')
      ? String(node.value)
      : '';
  };
  const fields = SITE_FIELD_NAMES.flatMap((name) => {
    const {question}: SiteField = SITE_FIELDS[name];
    return question === undefined
      ? []
      : [{option: kebab(name), keys: [name], question, present: present([name])}];
  });
  const claims = pathsBelow(root.claims, ['claims']).map((keys) => ({
    option: keys.join('.'),
    keys,
    question: claimDescription(claimsSchema, keys.slice(1)),
    present: present(keys),
  }));
  return [...fields, ...claims];
}

/** The text of site.yaml with new values; comments and order stay. */
function withValues(source: string, values: ReadonlyMap<Keys, string>): string {
  const document = parseDocument(source);
  for (const [keys, value] of values) {
    const node = document.getIn(keys, true);
    // What is empty in the file is a number as well: texts are empty quotes.
    const isNumber =
      isScalar(node) && (typeof node.value === 'number' || node.value === null) && /^\d+$/.test(value);
    document.setIn(keys, isNumber ? Number(value) : value);
  }
  return document.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: true});
}

const answersTo = (settings: readonly Setting[], terminal: Terminal): Promise<(string | undefined)[]> =>
  askLines(terminal, async (line) => {
    const answers: (string | undefined)[] = [];
    for (const {question, present} of settings) {
      const answer = (await line(`${question} [${present}]`))?.trim();
      answers.push(answer === '' ? undefined : answer);
    }
    return answers;
  });

/**
 * Makes the site another owner's: sets the given options in site.yaml, asks for the rest where there is a terminal,
 * writes what follows from it, and says what else is sample content. Throws, and writes nothing, where a value is wrong.
 */
export async function own(
  siteDir: string,
  given: Readonly<Record<string, string | undefined>>,
  terminal?: Terminal,
): Promise<string> {
  const source = siteSource(siteDir);
  const settings = settingsOf(source);
  const open = settings.filter(({option}) => given[option] === undefined);
  const answers = terminal === undefined ? [] : await answersTo(open, terminal);
  const values = new Map(
    settings.flatMap((setting) => {
      const value = given[setting.option] ?? answers[open.indexOf(setting)];
      return value === undefined ? [] : [[setting.keys, value] as const];
    }),
  );
  const text = withValues(source, values);
  throwAny(parseSite(text).problems ?? []);
  fs.writeFileSync(path.join(siteDir, SITE_FILE), text);
  const written = writeStale(siteDir, siteFiles(siteDir));
  return [
    `${values.size} of ${settings.length} settings changed in ${SITE_FILE}${written.length === 0 ? '' : `; ${written.join(', ')} follow${written.length === 1 ? 's' : ''}`}.`,
    'Environment variables still win when the site is built.',
    '',
    'Still sample content:',
    ...[...sampleContent(siteDir), ...namedSamples(siteDir)].map((line) => `  - ${line}`),
    `Marked with "sample: true": ${counted(markedSamples(siteDir).length, 'place')}. A build for another host than example.com lists them and stops, until none is left or ${ALLOW_SAMPLES} is set.`,
    '',
    `The brand: colours, typefaces and corners are in ${BRAND_FILE}, the mark is ${MARK_FILE}; everything else follows. Another typeface also needs its files: src/css/fonts.css.`,
    'Read /imprint and /privacy-policy with a lawyer.',
  ].join('\n');
}
