import path from 'node:path';
import {SITE_FIELD_NAMES, SITE_FIELDS, type SiteFieldName} from './siteFields';
import {parseSite, siteSource} from './siteFile';

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
 * Throws one error that names every malformed field or variable, its value and what it takes.
 */
export function readSite(
  env: Readonly<Record<string, string | undefined>>,
  source = siteSource(path.resolve(__dirname, '../..')),
): Site {
  const {settings, problems} = parseSite(source);
  const given = new Map(
    SITE_FIELD_NAMES.flatMap((name) => {
      const value = env[SITE_FIELDS[name].variable];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  for (const [name, value] of given) {
    const {variable, check, takes} = SITE_FIELDS[name];
    if (!check.safeParse(value).success) {
      problems.push(`${variable} is ${JSON.stringify(value)}; it takes ${takes}.`);
    }
  }
  if (settings === undefined || problems.length > 0) {
    throw new Error(
      `The site's settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nCorrect them and build again.`,
    );
  }
  return {...settings.fields, ...Object.fromEntries(given)};
}
