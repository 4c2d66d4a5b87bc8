import {sentencesIn} from '../../../src/lib/sentences';
import {plain, type BuiltPage} from '../support/build';
import {problemIf, type PageCheck} from '../support/check';

interface Item {
  '@context'?: unknown;
  '@type'?: unknown;
  [key: string]: unknown;
}

/** Properties that each kind of structured data must have on this site (schema.org, Google's guides to rich results). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'description', 'author', 'publisher', 'datePublished', 'image', 'url'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'description', 'step', 'url'],
  Organization: ['name', 'url', 'logo', 'email', 'sameAs', 'description', 'contactPoint', 'knowsAbout'],
  Person: ['name', 'jobTitle', 'description', 'url', 'worksFor'],
  ProfessionalService: ['name', 'description', 'url', 'address'],
  ProfilePage: ['mainEntity'],
  WebApplication: ['name', 'description', 'url'],
  WebPage: ['name', 'description', 'isPartOf'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** Properties whose text the page must show. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  FAQPage: ['name', 'text'],
  HowTo: ['name', 'text'],
};

const ADDRESSES = new Set(['url', 'item', 'logo', 'image', 'mainEntityOfPage', 'sameAs']);
const MOMENTS = new Set(['datePublished', 'dateModified']);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const itemsOf = ({$}: BuiltPage): Item[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Item);

/** Every [name, value] pair anywhere in an item, lists flattened. */
function pairs(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => pairs(each, name));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => pairs(each, key));
  }
  return [[name, value]];
}

const complete: PageCheck = (page) => [
  ...problemIf(
    itemsOf(page).every((item) => item['@type'] === 'BreadcrumbList'),
    'has none of its own',
  ),
  ...problemIf(
    page.path === '/' && itemsOf(page).every((item) => item['@type'] !== 'WebSite'),
    'does not say whose site it begins',
  ),
  ...itemsOf(page).flatMap((item) => {
    const type = String(item['@type']);
    const required = REQUIRED[type];
    return [
      ...problemIf(item['@context'] !== 'https://schema.org', `has a ${type} of another vocabulary`),
      ...problemIf(
        required === undefined,
        `has a ${type}, of which this check knows no properties: add them`,
      ),
      ...(required ?? [])
        .filter((name) => item[name] === undefined || item[name] === '')
        .map((name) => `has a ${type} without ${name}`),
      ...pairs(item).flatMap(([name, value]) => [
        ...problemIf(
          ADDRESSES.has(name) && !String(value).startsWith('https://'),
          `has ${String(value)} as ${name} of its ${type}`,
        ),
        ...problemIf(
          MOMENTS.has(name) && !MOMENT.test(String(value)),
          `has ${String(value)} as ${name} of its ${type}`,
        ),
      ]),
    ];
  }),
];

const crumbs: PageCheck = (page) => {
  const {$, path, file} = page;
  const lists = itemsOf(page).filter((item) => item['@type'] === 'BreadcrumbList');
  const deep = path.split('/').filter(Boolean).length > 1;
  const shown = $('nav[aria-label="Breadcrumbs"] li')
    .toArray()
    .map((crumb) => plain($(crumb).text()));
  const named = pairs(lists[0] ?? {})
    .filter(([name]) => name === 'name')
    .map(([, value]) => value);
  return file === '404.html'
    ? []
    : [
        ...problemIf(deep && shown.length === 0, 'shows no breadcrumbs'),
        ...problemIf(lists.length !== (shown.length > 0 ? 1 : 0), `has ${lists.length} lists of breadcrumbs`),
        ...problemIf(
          named.join(' > ') !== shown.join(' > '),
          `names ${named.join(' > ')} and shows ${shown.join(' > ')}`,
        ),
      ];
};

/** What search engines read must be what visitors read. */
const visible: PageCheck = (page) => {
  const heading = plain(page.$('h1').text());
  return itemsOf(page).flatMap((item) => {
    const type = String(item['@type']);
    const names = SHOWN[type] ?? [];
    return [
      ...problemIf(type === 'Article' && item.headline !== heading, 'has another headline than its h1'),
      ...problemIf(
        type === 'Person' && !heading.includes(String(item.name)),
        'has another person than its h1',
      ),
      ...pairs(item)
        .filter(
          ([name, value]) =>
            names.includes(name) &&
            // A step's first sentence is apart from the others, and so are the cells of a table.
            String(value)
              .split('\n')
              .flatMap((line, index) => (index === 0 ? sentencesIn(plain(line)) : line.split(/: | \| /)))
              .some((part) => !page.text.includes(plain(part))),
        )
        .map(([, value]) => `does not show what its ${type} says: ${String(value).slice(0, 80)}`),
    ];
  });
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'has structured data with all that its type needs': complete,
  'names the breadcrumbs that it shows': crumbs,
  'says in structured data what it shows': visible,
};
