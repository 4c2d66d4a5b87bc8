import * as z from 'zod';
import {
  claimsSchema,
  SITE_FIELD_NAMES,
  SITE_FIELDS,
  SITE_FILE,
  type SiteFieldName,
} from '../../../config/siteFields';
import {recordOf} from '../../../lib/record';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {parseYaml} from '../../lib/yamlFile';

/** The site's settings as src/config/site.yaml has them. */
export interface SiteSettings {
  fields: Record<SiteFieldName, string>;
  claims: z.infer<typeof claimsSchema>;
}

/** The whole file: each field with its own check. */
export const siteFileSchema = z.strictObject({
  ...recordOf(SITE_FIELD_NAMES, (name) => {
    const {check, takes, variable} = SITE_FIELDS[name];
    return check.describe(`Takes ${takes}. The variable ${variable} wins over it`);
  }),
  claims: claimsSchema.describe('Figures and promises that more than one page states'),
});

/** The same as it is read: a field without a value, or left out, is an empty text. */
const fileSchema = z
  .record(z.string(), z.unknown())
  .transform((root) => ({...root, ...recordOf(SITE_FIELD_NAMES, (name) => root[name] ?? '')}))
  .pipe(siteFileSchema);

/** The text of site.yaml below `siteDir`. */
export const siteSource = (siteDir: string): string => textOf(siteDir, SITE_FILE);

/** The problems of the file, where each field with its own check has one at most, with what it takes. */
function withRules(problems: readonly Problem[]): Problem[] {
  const own = SITE_FIELD_NAMES.flatMap((name) => {
    const problem = problems.find(({field}) => field === name);
    return problem
      ? [{...problem, problem: 'cannot be used', remedy: `It takes ${SITE_FIELDS[name].takes}.`}]
      : [];
  });
  return [...own, ...problems.filter(({field}) => !own.some((one) => one.field === field))];
}

/** Reads the text of site.yaml: its settings, or everything that is wrong with it. */
export function parseSite(
  source: string,
): {settings: SiteSettings; problems?: never} | {settings?: never; problems: Problem[]} {
  const {data, problems} = parseYaml(SITE_FILE, source, fileSchema);
  if (data === undefined) {
    return {problems: withRules(problems)};
  }
  const {claims, ...fields} = data;
  return {settings: {fields, claims}};
}
