import type {
  Article,
  BreadcrumbList,
  FAQPage,
  HowTo,
  Organization,
  Person,
  ProfessionalService,
  WithContext,
} from 'schema-dts';
import {cardPath} from '../../config/cards';
import type {Site} from '../../config/site';
import type {Crumb} from '../breadcrumbs/crumbs';

export type StructuredData = WithContext<
  Article | BreadcrumbList | FAQPage | HowTo | Organization | Person | ProfessionalService
>;

const context = {'@context': 'https://schema.org'} as const;

/** The absolute address of a path of this site. */
export function absolute(site: Site, path: string): string {
  const joined = `${site.baseUrl.replace(/\/$/, '')}${path}`;
  return `${site.url}${joined === '' ? '/' : joined}`;
}

/** The trail as a BreadcrumbList; `crumbs` are the ones the page shows. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): StructuredData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}

/** An article by the network itself; `published` is a day as `2025-03-11`. */
export function article(
  site: Site,
  page: {title: string; description: string; published: string; path: string; author?: string},
): StructuredData {
  const publisher = {'@type': 'Organization', name: site.name, url: absolute(site, '/')} as const;
  return {
    ...context,
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    datePublished: `${page.published}T08:00:00+00:00`,
    author: page.author === undefined ? publisher : {'@type': 'Person', name: page.author},
    publisher,
    image: absolute(site, cardPath(page.path)),
    mainEntityOfPage: absolute(site, page.path),
    url: absolute(site, page.path),
  };
}

/** Instructions in numbered steps. `timeframe` is prose, so it stands in the description, not in `totalTime`. */
export function howTo(
  site: Site,
  guide: {name: string; description: string; timeframe: string; steps: readonly string[]; path: string},
): StructuredData {
  return {
    ...context,
    '@type': 'HowTo',
    name: guide.name,
    description: `${guide.description} Timeframe: ${guide.timeframe}.`,
    url: absolute(site, guide.path),
    step: guide.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: text.split('. ')[0]?.replace(/\.$/, '') ?? text,
      text,
      url: `${absolute(site, guide.path)}#steps-to-execute`,
    })),
  };
}

/** Questions and answers as the page shows them. */
export function faqPage(questions: readonly {question: string; answer: string}[]): StructuredData {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** The network itself, as the owner of the site. */
export function organization(site: Site): StructuredData {
  return {
    ...context,
    '@type': 'Organization',
    name: site.name,
    url: absolute(site, '/'),
    description:
      'Senior growth and fundraising advisors who work inside the teams of e-commerce and venture-backed companies.',
    logo: {'@type': 'ImageObject', url: absolute(site, '/img/icon-512.png'), width: '512', height: '512'},
    image: absolute(site, cardPath('/')),
    email: site.contactEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.contactEmail,
      url: absolute(site, '/contact'),
      availableLanguage: 'English',
    },
    knowsAbout: [
      'Growth marketing',
      'Performance marketing',
      'Retention',
      'Fundraising',
      'Investor readiness',
    ],
    sameAs: [site.linkedInUrl],
  };
}

/** A service of the network; `name` and `description` are the page's own words. */
export function professionalService(
  site: Site,
  service: {name: string; description: string; path: string},
): StructuredData {
  return {
    ...context,
    '@type': 'ProfessionalService',
    name: service.name,
    description: service.description,
    url: absolute(site, service.path),
    email: site.contactEmail,
    image: absolute(site, cardPath(service.path)),
    parentOrganization: {'@type': 'Organization', name: site.name, url: absolute(site, '/')},
  };
}

/** One advisor with a full profile. */
export function person(
  site: Site,
  profile: {name: string; title: string; description: string; knowsAbout: readonly string[]; path: string},
): StructuredData {
  return {
    ...context,
    '@type': 'Person',
    name: profile.name,
    jobTitle: profile.title,
    description: profile.description,
    knowsAbout: [...profile.knowsAbout],
    url: absolute(site, profile.path),
    worksFor: {'@type': 'Organization', name: site.name, url: absolute(site, '/')},
  };
}

/** Serialises structured data for a script element: `<` is escaped, so that no text can end the element. */
export function toJson(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
