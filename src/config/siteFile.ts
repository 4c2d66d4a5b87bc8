import fs from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {claimsSchema, SITE_FIELD_NAMES, SITE_FIELDS, SITE_FILE, type SiteFieldName} from './siteFields';

/** The site's settings as src/config/site.yaml has them. */
export interface SiteSettings {
  fields: Record<SiteFieldName, string>;
  currency: string;
  claims: z.infer<typeof claimsSchema>;
}

const others = {
  currency: z.string().trim().min(1).max(12).describe('How amounts name the currency, such as EUR'),
  claims: claimsSchema.describe('Figures and promises that more than one page states'),
};

const fileSchema = z.strictObject({
  ...Object.fromEntries(SITE_FIELD_NAMES.map((name) => [name, z.unknown()])),
  ...others,
});

/** The whole file, for editors: each field with its own check. */
export const siteFileSchema = z.strictObject({
  ...Object.fromEntries(
    SITE_FIELD_NAMES.map((name) => {
      const {check, takes, variable} = SITE_FIELDS[name];
      return [name, check.describe(`Takes ${takes}. The variable ${variable} wins over it`)];
    }),
  ),
  ...others,
});

/** The fields once each has passed its own check. */
const fieldsSchema = z.record(z.enum(SITE_FIELD_NAMES), z.string().trim());

/** The text of site.yaml below `siteDir`. */
export const siteSource = (siteDir: string): string => fs.readFileSync(path.join(siteDir, SITE_FILE), 'utf8');

/** What a field of the file says, as its check takes it; an empty field is the same as an empty text. */
const textOf = (value: unknown) => value ?? '';

/** Reads the text of site.yaml: its settings, and what is wrong with it, a line of text for each. */
export function parseSite(source: string): {settings?: SiteSettings; problems: string[]} {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(
        ({pos, message}) =>
          `${SITE_FILE}, line ${lines.linePos(pos[0]).line}: cannot be read as YAML: ${message}`,
      ),
    };
  }
  const root: unknown = document.toJS();
  const parsed = fileSchema.safeParse(root);
  const at = (keys: readonly PropertyKey[]) => {
    const node = document.getIn(keys, true);
    const line = isNode(node) && node.range ? `, line ${lines.linePos(node.range[0]).line}` : '';
    return `${SITE_FILE}${line}, ${keys.map(String).join('.')}`;
  };
  const values = new Map(SITE_FIELD_NAMES.map((name) => [name, textOf(document.get(name))]));
  const wrongFields = SITE_FIELD_NAMES.filter(
    (name) => !SITE_FIELDS[name].check.safeParse(values.get(name)).success,
  );
  const problems = [
    ...wrongFields.map(
      (name) => `${at([name])} is ${JSON.stringify(values.get(name))}; it takes ${SITE_FIELDS[name].takes}.`,
    ),
    ...(parsed.error?.issues ?? []).map(({path: keys, message}) => `${at(keys)}: ${message}.`),
  ];
  if (problems.length > 0 || !parsed.success) {
    return {problems};
  }
  const fields = fieldsSchema.parse(Object.fromEntries(values));
  const {currency, claims} = parsed.data;
  const filled: unknown = JSON.parse(JSON.stringify(claims).replaceAll('{currency}', currency));
  return {settings: {fields, currency, claims: claimsSchema.parse(filled)}, problems};
}
