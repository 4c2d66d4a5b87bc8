import {isDeepStrictEqual} from 'node:util';
import * as z from 'zod';
import {marks} from '../../../data/fields';

/** A JSON Schema as our schemas become one, with the kind of content whose id a text is. */
interface Json {
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  /** What the schema says of a text that has not its pattern. */
  remedy?: string;
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Json | readonly Json[];
  properties?: Readonly<Record<string, Json>>;
  required?: readonly string[];
  additionalProperties?: Json | false;
  oneOf?: readonly Json[];
  anyOf?: readonly Json[];
  reference?: string;
}

/** A field as the editor takes it. */
export type EditorField = Readonly<Record<string, unknown>> & {name: string};

/** Longest text that is written in one line. */
const ONE_LINE = 90;

/** How the editor shows a field that is the id of an item of a kind. */
export type Choice = (kind: string) => object;

const json = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({zodSchema, jsonSchema}) {
      const kind = marks.get(zodSchema as unknown as z.ZodType)?.reference;
      const remedy = (zodSchema._zod.def as z.core.$ZodTypeDef).checks
        ?.find(({_zod: {def}}) => 'pattern' in def)
        ?._zod.def.error?.({code: 'custom', path: [], input: ''} as never);
      Object.assign(jsonSchema, kind !== undefined && {reference: kind}, remedy !== undefined && {remedy});
    },
  }) as Json;

function textField(field: Json): object {
  const {maxLength = 0, minLength = 0, pattern} = field;
  if (field.format === 'date') {
    return {widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false};
  }
  return {
    widget: maxLength > ONE_LINE ? 'text' : 'string',
    ...(maxLength > 0 && {maxlength: maxLength}),
    ...(minLength > 1 && {minlength: minLength}),
    ...(pattern !== undefined && {
      pattern: [pattern, `This text ${field.remedy ?? `has not the form ${pattern}`}.`],
    }),
  };
}

/** How the editor shows a field; undefined where it cannot: it keeps what that holds. */
function widget(field: Json, name: string, choice: Choice): object | undefined {
  if (field.reference !== undefined) {
    return choice(field.reference);
  }
  if (field.const !== undefined) {
    return {widget: 'hidden', default: field.const};
  }
  if (field.enum !== undefined) {
    return {widget: 'select', options: field.enum};
  }
  if (field.oneOf !== undefined) {
    const types = field.oneOf.map((type) => {
      const kind = String(type.properties?.kind?.const);
      const {kind: _, ...properties} = type.properties ?? {};
      return {name: kind, label: kind, widget: 'object', fields: shown({...type, properties}, choice)};
    });
    return {widget: 'object', typeKey: 'kind', types};
  }
  // Of a text or a list the editor shows the text, and keeps a list as it is.
  const line = field.anyOf?.flatMap((one) => one.anyOf ?? [one]).find(({type}) => type === 'string');
  if (line !== undefined) {
    return {...textField(line), required: false};
  }
  switch (field.type) {
    case 'string':
      return textField(field);
    case 'boolean':
      return {widget: 'boolean'};
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: field.type === 'integer' ? 'int' : 'float',
        ...(field.minimum !== undefined && {min: field.minimum}),
        ...(field.maximum !== undefined && {max: field.maximum}),
      };
    case 'object':
      return field.properties === undefined
        ? undefined
        : {widget: 'object', collapsed: 'auto', fields: shown(field, choice)};
    case 'array':
      return listField(field, name, choice);
    default:
      return undefined;
  }
}

/** A list; one whose items are lists themselves, or may be, has no form. */
function listField({items, minItems, maxItems}: Json, name: string, choice: Choice): object | undefined {
  // So many of one form is a list of that length.
  const parts = (Array.isArray(items) ? items : items === undefined ? [] : [items]) as readonly Json[];
  const [item] = parts;
  const mayBeList = item?.type === 'array' || item?.anyOf?.some(({type}) => type === 'array');
  if (item === undefined || mayBeList || parts.some((each) => !isDeepStrictEqual(each, item))) {
    return undefined;
  }
  const [min, max] = Array.isArray(items) ? [parts.length, parts.length] : [minItems, maxItems];
  const limits = {...(min !== undefined && {min}), ...(max !== undefined && {max})};
  const part = widget(item, name, choice) as Readonly<Record<string, unknown>> | undefined;
  if (part === undefined) {
    return undefined;
  }
  if (part.widget === 'select' || part.widget === 'relation') {
    return {...part, multiple: true, ...limits};
  }
  if ('types' in part) {
    return {widget: 'list', typeKey: 'kind', types: part.types, collapsed: true, ...limits};
  }
  if (!('fields' in part)) {
    return {widget: 'list', field: {name: 'item', label: name, ...part}, collapsed: false, ...limits};
  }
  // An item is named by its first text: a phase or a kind would name them all alike.
  const fields = part.fields as readonly EditorField[];
  const naming = fields.find(({widget: how}) => how === 'string' || how === 'text');
  const summary = naming && {summary: `{{fields.${naming.name}}}`};
  return {widget: 'list', fields, collapsed: true, ...summary, ...limits};
}

/** The fields of an object that the editor shows. */
function shown({properties = {}, required = []}: Json, choice: Choice): EditorField[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const how = widget(field, name, choice);
    return how === undefined
      ? []
      : [
          {
            name,
            label: name,
            ...(field.description !== undefined && {hint: field.description}),
            required: required.includes(name) && field.default === undefined,
            ...(field.default !== undefined && {default: field.default}),
            ...how,
          },
        ];
  });
}

/** The editor's fields of a schema; none where a file is not one set of fields. */
export const editorFields = (schema: z.ZodType, choice: Choice): EditorField[] => shown(json(schema), choice);
