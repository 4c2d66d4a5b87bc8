import path from 'node:path';
import {SITE_FIELD_NAMES, SITE_FIELDS, type SiteFieldName} from './siteFields';
import {parseSite, siteSource} from './siteFile';
import {ContentError, type Problem} from '../plugins/lib/problems';

/** The site's settings as pages and plugins use them: src/config/site.yaml, overridden by environment variables. */
export interface Site extends Record<SiteFieldName, string> {
  /** Origin without a trailing slash, e.g. `https://www.example.com`. */
  url: string;
  /** Path the site is served under, with both slashes, e.g. `/` or `/growth/`. */
  baseUrl: string;
  /** Company key of the e-mail marketing provider; empty means no embed and no request. */
  formsKey: string;
  /** Where our own contact form is posted; empty means that it composes an e-mail. */
  formAction: string;
  /** Where our own newsletter form posts an address; empty means that there is none. */
  newsletterAction: string;
  /** Tag manager container id; empty means that no tag manager is loaded. */
  tagManagerId: string;
  /** Lines divided by `|`. */
  address: string;
}

/**
 * Reads the site's settings from site.yaml (`source`, its text) and the variables that override it.
 * Throws a `ContentError` with every field or variable that is wrong, its value and what it takes.
 */
export function readSite(
  env: Readonly<Record<string, string | undefined>>,
  source = siteSource(path.resolve(__dirname, '../..')),
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
