import * as z from 'zod';

/** The facts about the site's owner that pages show. Every one can be overridden when the site is built. */
export interface Site {
  name: string;
  /** Origin without a trailing slash, e.g. `https://www.example.com`. */
  url: string;
  /** Path the site is served under, with both slashes, e.g. `/` or `/growth/`. */
  baseUrl: string;
  loginUrl: string;
  fundingPlatformUrl: string;
  contactEmail: string;
  linkedInUrl: string;
  /** Company key of the e-mail marketing provider; empty means no embed and no request. */
  formsKey: string;
  formsFooterId: string;
  formsContactId: string;
  /** Where our own contact form is posted; empty means that it composes an e-mail. */
  formAction: string;
  /** Where our own newsletter form posts an address; empty means that there is none. */
  newsletterAction: string;
  /** Tag manager container id; empty means nothing is ever loaded. */
  tagManagerId: string;
}

const NAME = 'Growth & Funding Network';

const webAddress = z.url({protocol: /^https?$/});
/** An address, a path that begins with one slash, or nothing. */
const formTarget = z.union([
  z.literal(''),
  webAddress,
  z
    .string()
    .regex(/^\/[\w./-]*$/)
    .refine((path) => !path.startsWith('//')),
]);
const identifier = z.string().regex(/^[A-Za-z0-9]*$/);

/** One row per environment variable: the field it sets, its default, what it takes in words, and its check. */
const VARIABLES = {
  SITE_URL: {
    field: 'url',
    fallback: 'https://www.example.com',
    takes: 'an http(s) origin without path or trailing slash, such as https://www.example.com',
    check: webAddress.refine((value) => URL.canParse(value) && new URL(value).origin === value),
  },
  SITE_BASE_URL: {
    field: 'baseUrl',
    fallback: '/',
    takes: 'a path that begins and ends with a slash, such as / or /growth/',
    check: z.string().regex(/^\/([\w.-]+\/)*$/),
  },
  SITE_LOGIN_URL: {
    field: 'loginUrl',
    fallback: 'https://app.example.com/login',
    takes: 'an http(s) address',
    check: webAddress,
  },
  SITE_FUNDING_PLATFORM_URL: {
    field: 'fundingPlatformUrl',
    fallback: 'https://funding.example.com',
    takes: 'an http(s) address',
    check: webAddress,
  },
  SITE_CONTACT_EMAIL: {
    field: 'contactEmail',
    fallback: 'hello@example.com',
    takes: 'an e-mail address',
    check: z.email(),
  },
  SITE_LINKEDIN_URL: {
    field: 'linkedInUrl',
    fallback: 'https://www.linkedin.com/company/example',
    takes: 'an http(s) address',
    check: webAddress,
  },
  SITE_FORMS_KEY: {
    field: 'formsKey',
    fallback: '',
    takes: 'letters and digits only, or nothing',
    check: identifier,
  },
  SITE_FORMS_FOOTER_ID: {
    field: 'formsFooterId',
    fallback: '',
    takes: 'letters and digits only, or nothing',
    check: identifier,
  },
  SITE_FORMS_CONTACT_ID: {
    field: 'formsContactId',
    fallback: '',
    takes: 'letters and digits only, or nothing',
    check: identifier,
  },
  SITE_FORM_ACTION: {
    field: 'formAction',
    fallback: '',
    takes: 'an http(s) address, a path of this host such as /forms/contact, or nothing',
    check: formTarget,
  },
  SITE_NEWSLETTER_ACTION: {
    field: 'newsletterAction',
    fallback: '',
    takes: 'an http(s) address, a path of this host such as /forms/letter, or nothing',
    check: formTarget,
  },
  SITE_TAG_MANAGER_ID: {
    field: 'tagManagerId',
    fallback: '',
    takes: 'a container id such as GTM-ABC123, or nothing',
    check: z.string().regex(/^(GTM-[A-Z0-9]+)?$/),
  },
} as const satisfies Record<
  string,
  {field: keyof Site; fallback: string; takes: string; check: z.ZodType<string>}
>;

/**
 * Reads the site's identity from environment variables over the defaults.
 * Throws one error that names every malformed variable, what it got and what it takes.
 */
export function readSite(env: Readonly<Record<string, string | undefined>>): Site {
  const problems: string[] = [];
  const values = Object.entries(VARIABLES).map(([variable, {field, fallback, takes, check}]) => {
    const value = env[variable] ?? fallback;
    if (!check.safeParse(value).success) {
      problems.push(`  ${variable} is ${JSON.stringify(value)}; it takes ${takes}.`);
    }
    return [field, value];
  });
  if (problems.length > 0) {
    throw new Error(
      `The site's settings are not valid:\n${problems.join('\n')}\nSet or unset these environment variables and build again.`,
    );
  }
  return {name: NAME, ...Object.fromEntries(values)} as Site;
}
