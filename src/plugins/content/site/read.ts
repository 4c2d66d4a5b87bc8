import * as z from 'zod';
import {editorMistake} from '../../../config/editor';
import {site, type Site} from '../../../config/site';
import {keysOf} from '../../../lib/record';
import {ContentError, type Problem} from '../../lib/problems';

const SITE_FILE = 'src/config/site.ts';
const ENVIRONMENT = 'Environment variables';

/** A text without line ends and other control characters, which would change the files that hosts and robots read. */
const plainText = z.string().regex(/^[ -~\u00A0-\u2027\u202A-\uFFFF]*$/);
/** An http(s) address as it is written into pages, headers and sitemaps: no space, and no sign that divides entries there. */
const webAddress = z
  .string()
  .regex(/^https?:\/\/[\w\-.~:/?#[\]@!$&()+=%]+$/)
  .refine((value) => URL.canParse(value));
const line = (max: number) => plainText.trim().min(1).max(max);

/** A repository of a provider: no sign that an address may end in, and no part that a browser leaves out. */
const repository = z.union([
  z.literal(''),
  webAddress
    .regex(/^https:\/\/[\w.-]+(:\d+)?(\/(?!\.+(\/|$))[\w.-]+){2,}$/)
    .refine((value) => !value.endsWith('.git')),
]);

/** What a setting takes, in words, and its check. */
interface Rule {
  takes: string;
  check: z.ZodType<string>;
}

const address: Rule = {takes: 'an http(s) address', check: webAddress};
const addressOrNothing: Rule = {
  takes: 'an http(s) address, or nothing: then no page links to it',
  check: z.union([z.literal(''), webAddress]),
};
/** An address, a path that begins with one slash, or nothing. */
const formTarget: Rule = {
  takes: 'an http(s) address, a path of this host such as /forms/contact, or nothing',
  check: z.union([z.literal(''), webAddress, z.string().regex(/^\/(?!\/)[\w./-]*$/)]),
};
const identifier: Rule = {
  takes: 'letters and digits only, or nothing',
  check: z.string().regex(/^[A-Za-z0-9]*$/),
};
const optionalLine: Rule = {
  takes: 'a line of at most 120 characters, or nothing',
  check: plainText.trim().max(120),
};

const RULES: Readonly<Record<keyof Site, Rule>> = {
  name: {takes: 'a name of 1 to 60 characters', check: line(60)},
  shortName: {takes: 'a name of 1 to 24 characters, for a home screen', check: line(24)},
  tagline: {
    takes: 'what the site offers, in 1 to 120 characters without a full stop at the end',
    check: line(120).refine((value) => !value.endsWith('.')),
  },
  url: {
    takes: 'an http(s) origin without path or trailing slash, such as https://www.example.com',
    check: webAddress.refine((value) => URL.canParse(value) && new URL(value).origin === value),
  },
  baseUrl: {
    takes: 'a path that begins and ends with a slash, such as / or /growth/',
    // Browsers leave out parts that are dots alone.
    check: z.string().regex(/^\/((?!\.+\/)[\w.-]+\/)*$/),
  },
  contactEmail: {takes: 'an e-mail address', check: z.email()},
  linkedInUrl: address,
  loginUrl: addressOrNothing,
  fundingPlatformUrl: addressOrNothing,
  bookingUrl: addressOrNothing,
  formsKey: identifier,
  formsFooterId: identifier,
  formsContactId: identifier,
  formAction: formTarget,
  newsletterAction: formTarget,
  tagManagerId: {
    takes: 'a container id such as GTM-ABC123, or nothing',
    check: z.string().regex(/^(GTM-[A-Z0-9]+)?$/),
  },
  editor: {takes: '"true", or nothing', check: z.literal(['', 'true'])},
  editorRepository: {
    takes:
      'the https address of a repository without ".git", such as https://github.com/owner/site, or nothing',
    check: repository,
  },
  editorSignIn: {
    takes:
      'for GitHub the https address of an OAuth client, for GitLab the id of an application, or nothing: then writers sign in with a token',
    check: z.union([identifier.check, webAddress.startsWith('https://')]),
  },
  controller: {takes: 'the name of a company or person, of 1 to 120 characters', check: line(120)},
  address: {
    takes: 'a postal address of 2 to 6 lines, divided by "|"',
    check: plainText.trim().refine((value) => {
      const lines = value.split('|').map((one) => one.trim());
      return lines.length >= 2 && lines.length <= 6 && lines.every((one) => one !== '' && one.length <= 80);
    }),
  },
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
    const {success, data} = RULES[name].check.safeParse(value);
    if (success) {
      // What was checked is what is used, without the spaces that some fields drop.
      read[name] = data;
    } else {
      const [file, field] = env[variable] === undefined ? [SITE_FILE, name] : [ENVIRONMENT, variable];
      problems.push({
        file,
        field,
        value,
        problem: 'cannot be used',
        remedy: `It takes ${RULES[name].takes}.`,
      });
    }
  }
  const mistake = problems.length === 0 ? editorMistake(read) : undefined;
  if (mistake !== undefined) {
    const {variable, takes} = mistake;
    problems.push({
      file: SITE_FILE,
      field: variable,
      problem: 'does not fit the others',
      remedy: `It takes ${takes}.`,
    });
  }
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return read;
}
