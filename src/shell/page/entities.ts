import {cardPath} from '../../config/cards';
import type {Site} from '../../config/site';
import {absolute, context, type StructuredData} from './structuredData';

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

/** A free tool with a page of its own. */
export function webApplication(
  site: Site,
  tool: {name: string; description: string; path: string},
): StructuredData {
  return {
    ...context,
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.description,
    url: absolute(site, tool.path),
    image: absolute(site, cardPath(tool.path)),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'EUR'},
    provider: {'@type': 'Organization', name: site.name, url: absolute(site, '/')},
  };
}

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
