import path from 'node:path';
import type {Site} from '../../../config/site';
import {editorMistake} from '../../../config/editor';
import {SITE_FIELD_NAMES, SITE_FIELDS, SITE_FILE} from '../../../config/siteFields';
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
  const checked = SITE_FIELD_NAMES.flatMap((name) => {
    const value = env[SITE_FIELDS[name].variable];
    return value === undefined ? [] : [{name, value, result: SITE_FIELDS[name].check.safeParse(value)}];
  });
  // What was checked is what is used, without the spaces that some fields drop.
  const given = Object.fromEntries(checked.map(({name, result}) => [name, result.data]));
  const ofVariables = checked
    .filter(({result}) => !result.success)
    .map(({name, value}): Problem => {
      const {variable, takes} = SITE_FIELDS[name];
      return {
        file: 'Environment variables',
        field: variable,
        value,
        problem: 'cannot be used',
        remedy: `It takes ${takes}.`,
      };
    });
  if (settings === undefined || ofVariables.length > 0) {
    throw new ContentError([...problems, ...ofVariables]);
  }
  const site: Site = {...settings.fields, ...given};
  const mistake = editorMistake(site);
  if (mistake !== undefined) {
    const {variable, takes} = mistake;
    throw new ContentError([
      {file: SITE_FILE, field: variable, problem: 'does not fit the others', remedy: `It takes ${takes}.`},
    ]);
  }
  return site;
}
