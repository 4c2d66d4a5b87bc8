import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * Whose site this is. The environment variable beside a field overrides it for one build;
 * `plugins/content/site/read.ts` says what each accepts.
 */
export const site = {
  name: 'Growth & Funding Network', // SITE_NAME
  shortName: 'Growth & Funding', // SITE_SHORT_NAME
  tagline: 'Senior growth and fundraising advisors for e-commerce and venture-backed companies', // SITE_TAGLINE
  /** Origin without a trailing slash; base path with a slash at both ends. */
  url: 'https://www.example.com', // SITE_URL
  baseUrl: '/', // SITE_BASE_URL
  contactEmail: 'hello@example.com', // SITE_CONTACT_EMAIL
  linkedInUrl: 'https://www.linkedin.com/company/example', // SITE_LINKEDIN_URL
  /** Empty: not linked to. */
  loginUrl: 'https://app.example.com/login', // SITE_LOGIN_URL
  fundingPlatformUrl: 'https://funding.example.com', // SITE_FUNDING_PLATFORM_URL
  bookingUrl: '', // SITE_BOOKING_URL

  /**
   * Where our own forms are posted: a form service or a path of the host. Empty: the contact form composes an e-mail,
   * and the footer offers feeds instead of a letter.
   */
  formAction: '', // SITE_FORM_ACTION
  newsletterAction: '', // SITE_NEWSLETTER_ACTION

  /** Empty: nothing of the provider's is loaded. */
  formsKey: '', // SITE_FORMS_KEY
  formsFooterId: '', // SITE_FORMS_FOOTER_ID
  formsContactId: '', // SITE_FORMS_CONTACT_ID
  tagManagerId: '', // SITE_TAG_MANAGER_ID

  /** Shown in the imprint and the privacy policy. */
  controller: 'Growth & Funding Network (sample company)', // SITE_CONTROLLER
  /** Lines separated by `|`. */
  address: 'Example Street 1 | 1000 Example City | Example Country', // SITE_ADDRESS
  representedBy: '', // SITE_REPRESENTED_BY
  register: '', // SITE_REGISTER, such as 'Commercial register of Example City, HRB 12345'
  vatId: '', // SITE_VAT_ID
};

/** The language of all pages and of what is written from them. */
export const LANGUAGE = 'en-GB';

export type Site = Record<keyof typeof site, string>;

/** From the custom fields of docusaurus.config.ts. */
export const siteOf = ({customFields}: Pick<DocusaurusConfig, 'customFields'>): Site =>
  customFields?.site as Site;

/** Minutes of the free call, and the days a month that each service takes. */
const CALL_MINUTES = 30;
const GROWTH_DAYS = [2, 7] as const;
const FUNDRAISING_DAYS = [4, 6] as const;

/** Claims that several pages make, as they read within a sentence; `\u00a0` keeps a figure on one line. */
export const claims = {
  headline: [
    {value: '$100M+', label: 'funding raised'},
    {value: '15+', label: 'new markets launched'},
    {value: '20+', label: 'product launches'},
  ],
  assurances: ['No retainers', 'No start-up cost', 'Cancel anytime'],
  consultation: `free ${CALL_MINUTES}-minute consultation`,
  call: `${CALL_MINUTES}\u00a0minutes`,
  reply: 'within 24\u00a0hours',
  firstResults: '30-60 days',
  significantResults: '3-6 months',
  growthDays: GROWTH_DAYS,
  daysPerMonth: `${GROWTH_DAYS.join('-')} days a month`,
  fundraisingDays: FUNDRAISING_DAYS,
  fundraisingDaysPerMonth: `${FUNDRAISING_DAYS.join('-')} days a month`,
  /** EUR a day without VAT; null: pages say that visitors hear it in the first call. */
  rate: null as number | null,
  raise: 'EUR\u00a01M to EUR\u00a050M',
  scalingRevenue: 'EUR\u00a010M',
  copyrightYear: 2025,
  policyDate: '2025-09-09',
} as const;

/** The lines of the postal address, which the setting separates by `|`. */
export const addressLines = ({address}: Pick<Site, 'address'>): string[] =>
  address.split('|').map((line) => line.trim());
