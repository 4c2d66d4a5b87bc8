import {Document, isMap, isScalar, type Node} from 'yaml';
import * as z from 'zod';
import {marks} from '../../../data/fields';
import {fieldName, type Path} from '../../lib/yamlFile';
import {MARKER} from '../../lib/unwritten';

/** So many values are named in a comment. */
const FEW = 16;
const either = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/** What is known of a new item. */
export interface Given {
  /** Values by the names of their fields, such as `cards.recipes[0]`. */
  values: ReadonlyMap<string, unknown>;
  /** A day, as `2025-03-11`. */
  today: string;
}

/** A schema without what makes it optional or gives it a default. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema instanceof z.ZodPipe
      ? bare(schema.in)
      : schema;
}

const descriptionOf = (schema: unknown): string =>
  schema instanceof z.ZodType ? (schema.description ?? bareDescription(schema)) : '';
const bareDescription = (schema: z.ZodType): string => {
  const inner = bare(schema);
  return inner instanceof z.ZodType && inner !== schema ? (inner.description ?? '') : '';
};

const lowered = (words: string) => words.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

/** The fewest items that a list may have. */
function leastOf({def: {checks = []}}: z.ZodArray): number {
  const counts = checks.map(({_zod: {def}}) => ('minimum' in def ? Number(def.minimum) : 0));
  return Math.max(0, ...counts);
}

/** The most items that a list may have; undefined where it may have any number. */
const mostOf = ({def: {checks = []}}: z.ZodArray): number | undefined =>
  checks.map(({_zod: {def}}) => ('maximum' in def ? Number(def.maximum) : undefined)).find(Boolean);

/** The mark of a text that is still to be written, with what belongs there, as long as the field allows. */
function mark(schema: z.ZodString, words: string): string {
  const {minLength, maxLength} = schema;
  const size = (minLength ?? 1) > 1 && maxLength !== null ? `, ${minLength} to ${maxLength} characters` : '';
  const whole = `${MARKER} ${lowered(words)}${size}`;
  const most = maxLength ?? Infinity;
  return whole.length <= most ? whole : whole.slice(0, most).replace(/[ ,:;]+\S*$/, '');
}

function text(schema: z.ZodString, words: string, {today}: Given): unknown {
  const inside = marks.get(schema);
  if (inside?.prose === true || inside?.reference !== undefined) {
    return mark(schema, words);
  }
  return schema.safeParse('/contact').success
    ? '/contact'
    : schema.safeParse(today).success
      ? today
      : mark(schema, words);
}

/** Whether something within a field is given. */
const isGiven = (name: string, {values}: Given) =>
  [...values.keys()].some((key) => key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}[`));

/** A first value of a field: what is given, else what its schema says. */
function first(schema: unknown, path: Path, given: Given, words = descriptionOf(schema)): unknown {
  const name = fieldName(path);
  if (given.values.has(name)) {
    return given.values.get(name);
  }
  if (schema instanceof z.ZodDefault && !isGiven(name, given)) {
    return schema.def.defaultValue;
  }
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(inner.shape)
        .filter(
          ([key, part]) => !(part instanceof z.ZodOptional) || isGiven(fieldName([...path, key]), given),
        )
        .map(([key, part]) => [key, first(part, [...path, key], given)]),
    );
  }
  if (inner instanceof z.ZodArray) {
    const count = Math.max(leastOf(inner), isGiven(name, given) ? 1 : 0);
    const own = descriptionOf(inner.element);
    return Array.from({length: count}, (_, index) =>
      first(inner.element, [...path, index], given, own === '' ? `${words} (${index + 1})` : own),
    );
  }
  if (inner instanceof z.ZodTuple) {
    return inner.def.items.map((part, index) =>
      first(part, [...path, index], given, descriptionOf(part) || `${words} (${index + 1})`),
    );
  }
  if (inner instanceof z.ZodUnion) {
    return first(inner.options[0], path, given, words);
  }
  if (inner instanceof z.ZodEnum) {
    return inner.options[0];
  }
  if (inner instanceof z.ZodNumber) {
    return Math.max(1, inner.minValue ?? 1);
  }
  if (inner instanceof z.ZodBoolean) {
    return false;
  }
  if (inner instanceof z.ZodISODate) {
    return given.today;
  }
  return inner instanceof z.ZodString ? text(inner, words, given) : {};
}

/** What the comment above a field says: what belongs there, and the values that it takes. */
function comment(schema: unknown): string {
  const inner = bare(schema);
  const choices = inner instanceof z.ZodArray ? bare(inner.element) : inner;
  const values =
    choices instanceof z.ZodEnum && choices.options.length <= FEW ? choices.options.map(String) : [];
  const most = inner instanceof z.ZodArray && values.length === 0 ? mostOf(inner) : undefined;
  const size = most === undefined || !(inner instanceof z.ZodArray) ? '' : ` (${leastOf(inner)} to ${most})`;
  return `${descriptionOf(schema)}${size}${values.length === 0 ? '' : `: ${either.format(values)}`}`;
}

/** Writes above the fields of a mapping what belongs there, and names at its end the optional ones that it lacks. */
function explain(node: unknown, schema: unknown): void {
  const inner = bare(schema);
  if (!isMap(node) || !(inner instanceof z.ZodObject)) {
    return;
  }
  const absent = Object.entries(inner.shape).filter(([key]) => !node.has(key));
  for (const {key, value} of node.items) {
    const part = isScalar(key) ? inner.shape[String(key.value)] : undefined;
    const isMarked = isScalar(value) && String(value.value).startsWith(MARKER);
    const says = comment(part);
    if (isScalar(key) && !isMarked && says !== '') {
      key.commentBefore = ` ${says}`;
    }
    explain(value, part);
  }
  if (absent.length > 0) {
    (node as Node).comment = absent.map(([key, part]) => ` ${key}: ${comment(part)} (optional)`).join('\n');
  }
}

/** The fields of a new item as YAML, by its schema: a mark where something is to be written, comments on all else. */
export function templateOf(schema: z.ZodType, given: Given): string {
  const document = new Document(first(schema, [], given));
  explain(document.contents, schema);
  return document.toString({lineWidth: 0, singleQuote: true, flowCollectionPadding: false});
}
