import * as z from 'zod';
import {site, type Site} from '../../../config/site';
import {keysOf} from '../../../lib/record';
import {throwAny, type Problem} from '../../lib/problems';

const SITE_FILE = 'src/config/site.ts';
const ENVIRONMENT = 'Environment variables';

/** A text without line ends and control characters, which would change the files that hosts and robots read, and without tags. */
const plainText = z.string().regex(/^[ -;=-~\u00A0-\u2027\u202A-\uFFFF]*$/);
/**
 * An http(s) address as it is written into pages, headers and sitemaps: no name and password, no space, and no sign that
 * divides entries there.
 */
const webAddress = z
  .string()
  .regex(/^https?:\/\/[^/?#@]+(?:[/?#]|$)/)
  .regex(/^[\w\-.~:/?#[\]@!&()+=%]+$/)
  .refine((value) => URL.canParse(value));
const line = (max: number) => plainText.trim().min(1).max(max);

const address = webAddress.describe('an http(s) address');
const addressOrNothing = z
  .union([z.literal(''), webAddress])
  .describe('an http(s) address, or nothing: then no page links to it');
// Messages are not sent in the clear, but to a service on the same computer.
const formTarget = z
  .union([
    z.literal(''),
    webAddress.regex(/^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/),
    z.string().regex(/^(?:\/(?!\.+(?:\/|$))[\w.-]+)+\/?$/),
  ])
  .describe('an https address, a path of this host such as /forms/contact, or nothing');
const identifier = z
  .string()
  .regex(/^[A-Za-z0-9]*$/)
  .describe('letters and digits only, or nothing');
const optionalLine = plainText.trim().max(120).describe('a line of at most 120 characters, or nothing');

const isAddress = (value: string) => {
  const lines = value.split('|').map((one) => one.trim());
  return lines.length >= 2 && lines.length <= 6 && lines.every((one) => one !== '' && one.length <= 80);
};

/** What each setting takes, and in its description how that is said. */
const RULES: Readonly<Record<keyof Site, z.ZodType<string>>> = {
  name: line(60).describe('a name of 1 to 60 characters'),
  shortName: line(24).describe('a name of 1 to 24 characters, for a home screen'),
  tagline: line(120)
    .refine((value) => !value.endsWith('.'))
    .describe('what the site offers, in 1 to 120 characters without a full stop at the end'),
  url: webAddress
    .refine((value) => URL.canParse(value) && new URL(value).origin === value)
    .describe('an http(s) origin without path or trailing slash, such as https://www.example.com'),
  // Browsers leave out parts that are dots alone.
  baseUrl: z
    .string()
    .regex(/^\/((?!\.+\/)[\w.-]+\/)*$/)
    .describe('a path that begins and ends with a slash, such as / or /growth/'),
  contactEmail: z.email().describe('an e-mail address'),
  linkedInUrl: address,
  loginUrl: addressOrNothing,
  fundingPlatformUrl: addressOrNothing,
  bookingUrl: addressOrNothing,
  formsKey: identifier,
  formsFooterId: identifier,
  formsContactId: identifier,
  formAction: formTarget,
  newsletterAction: formTarget,
  tagManagerId: z
    .string()
    .regex(/^(GTM-[A-Z0-9]+)?$/)
    .describe('a container id such as GTM-ABC123, or nothing'),
  controller: line(120).describe('the name of a company or person, of 1 to 120 characters'),
  address: plainText.trim().refine(isAddress).describe('a postal address of 2 to 6 lines, divided by "|"'),
  representedBy: optionalLine,
  register: optionalLine,
  vatId: optionalLine,
};

/** The variable of the environment that wins over a setting: `linkedInUrl` gives `SITE_LINKEDIN_URL`. */
export const variableOf = (name: keyof Site): string =>
  `SITE_${name
    .replace('linkedIn', 'linkedin')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase()}`;

/** The names of all settings. */
export const SETTINGS = keysOf(RULES);

/**
 * The site's settings, with the variables that win over them. Throws a `ContentError` with all that are wrong, each with
 * its value and what it takes.
 */
export function readSite(env: Readonly<Record<string, string | undefined>>): Site {
  const problems: Problem[] = [];
  const read = {...site};
  for (const name of SETTINGS) {
    const variable = variableOf(name);
    const value = env[variable] ?? site[name];
    const {success, data} = RULES[name].safeParse(value);
    if (success) {
      // What was checked is what is used, without the spaces that some fields drop.
      read[name] = data;
    } else {
      const [file, field] = env[variable] === undefined ? [SITE_FILE, name] : [ENVIRONMENT, variable];
      const problem = `cannot be used. It takes ${RULES[name].description ?? ''}.`;
      problems.push({file, field, value, problem});
    }
  }
  throwAny(problems);
  return read;
}
