import path from 'node:path';
import type {Site} from '../../../config/site';
import {SITE_FIELD_NAMES, SITE_FIELDS} from '../../../config/siteFields';
import {ContentError, type Problem} from '../../lib/problems';
import {parseSite, siteSource} from './siteFile';

/**
 * Reads the site's settings from site.yaml (`source`, its text) and the variables that override it.
 * Throws a `ContentError` with every field or variable that is wrong, its value and what it takes.
 */
export function readSite(
  env: Readonly<Record<string, string | undefined>>,
  source = siteSource(path.resolve(__dirname, '../../../..')),
): Site {
  const {settings, problems = []} = parseSite(source);
  const given = Object.fromEntries(
    SITE_FIELD_NAMES.flatMap((name) => {
      const value = env[SITE_FIELDS[name].variable];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const wrong = SITE_FIELD_NAMES.filter(
    (name) => given[name] !== undefined && !SITE_FIELDS[name].check.safeParse(given[name]).success,
  );
  const ofVariables = wrong.map((name): Problem => {
    const {variable, takes} = SITE_FIELDS[name];
    return {
      file: 'Environment variables',
      field: variable,
      value: given[name],
      problem: 'cannot be used',
      remedy: `It takes ${takes}.`,
    };
  });
  if (settings === undefined || ofVariables.length > 0) {
    throw new ContentError([...problems, ...ofVariables]);
  }
  return {...settings.fields, ...given};
}
