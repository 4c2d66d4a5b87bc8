import * as z from 'zod';

/** Where the site's settings are kept, from the project's root. */
export const SITE_FILE = 'src/config/site.yaml';

/** A text without line ends and other control characters, which would change the files that hosts and robots read. */
const plainText = z.string().regex(/^[ -~\u00A0-\u2027\u202A-\uFFFF]*$/);
/** An http(s) address as it is written into pages, headers and sitemaps: no space, and no sign that divides entries there. */
const webAddress = z
  .string()
  .regex(/^https?:\/\/[\w\-.~:/?#[\]@!$&()+=%]+$/)
  .refine((value) => URL.canParse(value));
const optionalAddress = z.union([z.literal(''), webAddress]);
const identifier = z.string().regex(/^[A-Za-z0-9]*$/);
/** An address, a path that begins with one slash, or nothing. */
const formTarget = z.union([z.literal(''), webAddress, z.string().regex(/^\/(?!\/)[\w./-]*$/)]);
const line = (max: number) => plainText.trim().min(1).max(max);
const optionalLine = plainText.trim().max(120);

/** A repository of a provider: no sign that an address may end in, and no part that a browser leaves out. */
const repository = z.union([
  z.literal(''),
  webAddress
    .regex(/^https:\/\/[\w.-]+(:\d+)?(\/(?!\.+(\/|$))[\w.-]+){2,}$/)
    .refine((value) => !value.endsWith('.git')),
]);

/** One setting: the variable that overrides it, what it takes in words, and its check. */
export interface SiteField {
  variable: string;
  takes: string;
  check: z.ZodType<string>;
}

const AN_ADDRESS = 'an http(s) address';
const AN_ADDRESS_OR_NOTHING = 'an http(s) address, or nothing: then no page links to it';
const A_FORM_TARGET = 'an http(s) address, a path of this host such as /forms/contact, or nothing';
const AN_IDENTIFIER = 'letters and digits only, or nothing';
const UP_TO_A_LINE = 'a line of at most 120 characters, or nothing';

/** Every setting of src/config/site.yaml that a variable can override. */
export const SITE_FIELDS = {
  name: {
    variable: 'SITE_NAME',
    takes: 'a name of 1 to 60 characters',
    check: line(60),
  },
  shortName: {
    variable: 'SITE_SHORT_NAME',
    takes: 'a name of 1 to 24 characters, for a home screen',
    check: line(24),
  },
  tagline: {
    variable: 'SITE_TAGLINE',
    takes: 'what the site offers, in 1 to 120 characters without a full stop at the end',
    check: line(120).refine((value) => !value.endsWith('.')),
  },
  url: {
    variable: 'SITE_URL',
    takes: 'an http(s) origin without path or trailing slash, such as https://www.example.com',
    check: webAddress.refine((value) => URL.canParse(value) && new URL(value).origin === value),
  },
  baseUrl: {
    variable: 'SITE_BASE_URL',
    takes: 'a path that begins and ends with a slash, such as / or /growth/',
    // Browsers leave out parts that are dots alone.
    check: z.string().regex(/^\/((?!\.+\/)[\w.-]+\/)*$/),
  },
  contactEmail: {
    variable: 'SITE_CONTACT_EMAIL',
    takes: 'an e-mail address',
    check: z.email(),
  },
  linkedInUrl: {
    variable: 'SITE_LINKEDIN_URL',
    takes: AN_ADDRESS,
    check: webAddress,
  },
  loginUrl: {
    variable: 'SITE_LOGIN_URL',
    takes: AN_ADDRESS_OR_NOTHING,
    check: optionalAddress,
  },
  fundingPlatformUrl: {
    variable: 'SITE_FUNDING_PLATFORM_URL',
    takes: AN_ADDRESS_OR_NOTHING,
    check: optionalAddress,
  },
  bookingUrl: {
    variable: 'SITE_BOOKING_URL',
    takes: AN_ADDRESS_OR_NOTHING,
    check: optionalAddress,
  },
  formsKey: {variable: 'SITE_FORMS_KEY', takes: AN_IDENTIFIER, check: identifier},
  formsFooterId: {variable: 'SITE_FORMS_FOOTER_ID', takes: AN_IDENTIFIER, check: identifier},
  formsContactId: {variable: 'SITE_FORMS_CONTACT_ID', takes: AN_IDENTIFIER, check: identifier},
  formAction: {variable: 'SITE_FORM_ACTION', takes: A_FORM_TARGET, check: formTarget},
  newsletterAction: {variable: 'SITE_NEWSLETTER_ACTION', takes: A_FORM_TARGET, check: formTarget},
  tagManagerId: {
    variable: 'SITE_TAG_MANAGER_ID',
    takes: 'a container id such as GTM-ABC123, or nothing',
    check: z.string().regex(/^(GTM-[A-Z0-9]+)?$/),
  },
  editor: {variable: 'SITE_EDITOR', takes: '"true", or nothing', check: z.literal(['', 'true'])},
  editorRepository: {
    variable: 'SITE_EDITOR_REPOSITORY',
    takes:
      'the https address of a repository without ".git", such as https://github.com/owner/site, or nothing',
    check: repository,
  },
  editorSignIn: {
    variable: 'SITE_EDITOR_SIGN_IN',
    takes:
      'for GitHub the https address of an OAuth client, for GitLab the id of an application, or nothing: then writers sign in with a token',
    check: z.union([identifier, webAddress.startsWith('https://')]),
  },
  controller: {
    variable: 'SITE_CONTROLLER',
    takes: 'the name of a company or person, of 1 to 120 characters',
    check: line(120),
  },
  address: {
    variable: 'SITE_ADDRESS',
    takes: 'a postal address of 2 to 6 lines, divided by "|"',
    check: plainText.trim().refine((value) => {
      const lines = value.split('|').map((one) => one.trim());
      return lines.length >= 2 && lines.length <= 6 && lines.every((one) => one !== '' && one.length <= 80);
    }),
  },
  representedBy: {
    variable: 'SITE_REPRESENTED_BY',
    takes: UP_TO_A_LINE,
    check: optionalLine,
  },
  register: {
    variable: 'SITE_REGISTER',
    takes: UP_TO_A_LINE,
    check: optionalLine,
  },
  vatId: {
    variable: 'SITE_VAT_ID',
    takes: UP_TO_A_LINE,
    check: optionalLine,
  },
} as const satisfies Readonly<Record<string, SiteField>>;

export type SiteFieldName = keyof typeof SITE_FIELDS;

/** The names of all settings, in the order of the file. */
export const SITE_FIELD_NAMES: readonly SiteFieldName[] = Object.keys(SITE_FIELDS).filter(
  (name): name is SiteFieldName => Object.hasOwn(SITE_FIELDS, name),
);

const figure = z.strictObject({
  value: line(12).describe('The figure, such as $100M+'),
  label: line(40).describe('What it counts'),
});

/** Figures and promises that more than one page states. */
export const claimsSchema = z.strictObject({
  headline: z.tuple([figure, figure, figure]).describe('The three figures of the home page'),
  assurances: z.tuple([line(40), line(40), line(40)]).describe('The three promises below buttons'),
  consultation: line(60).describe('The first talk'),
  reply: line(60).describe('How soon you answer, as it reads after “Reply”'),
  firstResults: line(30).describe('Time until first results'),
  significantResults: line(30).describe('Time until significant results'),
  daysPerMonth: line(30).describe('Days a month of growth advisory'),
  fundraisingDaysPerMonth: line(30).describe('Days a month of fundraising advisory'),
  rate: z
    .int()
    .min(50)
    .max(20_000)
    .nullable()
    .describe('Day rate in EUR without VAT, or nothing: pages then say when a visitor hears it'),
  raise: line(60).describe('The size of raises you advise'),
  scalingRevenue: line(30).describe('The revenue from which a company is scaling'),
  copyrightYear: z.int().min(2000).max(2100).describe('The year of the copyright line'),
});
