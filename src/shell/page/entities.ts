import type {SearchAction, WithActionConstraints} from 'schema-dts';
import {cardPath} from '../../config/cards';
import {SEARCH_PATH} from '../../config/paths';
import {addressLines, type Site} from '../../config/site';
import {absolute, context, network, type Described, type StructuredData} from './structuredData';

/** The company as schema.org describes it, from the settings of the site. */
export function organization(site: Site): StructuredData {
  return {
    ...context,
    '@type': 'Organization',
    name: site.name,
    url: absolute(site, '/'),
    description: `${site.tagline}.`,
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

/** The site with its search, for the home page. */
export function webSite(site: Site): StructuredData {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: absolute(site, `${SEARCH_PATH}?q={search_term_string}`)},
    'query-input': 'required name=search_term_string',
  };
  return {
    ...context,
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.shortName,
    url: absolute(site, '/'),
    description: `${site.tagline}.`,
    publisher: network(site),
    potentialAction: search,
  };
}

/** A kind of local business, which has a postal address. */
export function professionalService(site: Site, {name, description, path}: Described): StructuredData {
  return {
    ...context,
    '@type': 'ProfessionalService',
    name,
    description,
    url: absolute(site, path),
    email: site.contactEmail,
    address: addressLines(site).join(', '),
    image: absolute(site, cardPath(path)),
    parentOrganization: network(site),
  };
}

/** A free tool with a page of its own. */
export function webApplication(site: Site, {name, description, path}: Described): StructuredData {
  return {
    ...context,
    '@type': 'WebApplication',
    name,
    description,
    url: absolute(site, path),
    image: absolute(site, cardPath(path)),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'EUR'},
    provider: network(site),
  };
}

interface Profile extends Described {
  title: string;
  knowsAbout: readonly string[];
}

export function person(site: Site, {name, title, description, knowsAbout, path}: Profile): StructuredData {
  return {
    ...context,
    '@type': 'Person',
    name,
    jobTitle: title,
    description,
    knowsAbout: [...knowsAbout],
    url: absolute(site, path),
    worksFor: network(site),
  };
}
