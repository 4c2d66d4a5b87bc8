import {LANGUAGE} from '@site/src/config/site';
import {readSite} from '@site/src/plugins/content/site/read';
import {problemIf, type PageCheck, type SiteCheck} from '../support/check';
import {LIMITS} from '../../support/limits';

const {url: ORIGIN} = readSite({});

const title: PageCheck = ({$}) => {
  const text = $('head > title').text();
  return problemIf(text.length > LIMITS.title, `has a title of ${text.length} characters`);
};

const description: PageCheck = ({$, hidden, file}) => {
  const text = $('meta[name="description"]').attr('content') ?? '';
  const {from, to} = LIMITS.description;
  const isOptional = hidden || file === '404.html';
  return problemIf(
    !(isOptional && text === '') && (text.length < from || text.length > to),
    `has a description of ${text.length} characters`,
  );
};

const SHARED = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image"]',
  'meta[property="og:type"]',
  'meta[property="og:url"]',
  'meta[property="og:locale"][content="en_GB"]',
  'meta[name="twitter:card"]',
  'meta[name="viewport"]',
];

/** What 404.html has of these: it is no page to share. */
const OF_ANY = SHARED.slice(0, 2);

const sharing: PageCheck = ({$, file}) => [
  ...problemIf($('html').attr('lang') !== LANGUAGE, 'does not name its language'),
  ...(file === '404.html' ? OF_ANY : SHARED).flatMap((selector) => [
    ...problemIf($(selector).length !== 1, `has ${$(selector).length} of ${selector}`),
    ...problemIf(($(selector).attr('content') ?? '') === '', `has an empty ${selector}`),
  ]),
];

const canonical: PageCheck = ({$, path, hidden, file}) => {
  const links = $('link[rel="canonical"]');
  if (file === '404.html') {
    return [];
  }
  return [
    ...problemIf(links.length !== 1, `has ${links.length} canonical links`),
    ...problemIf(
      !hidden && links.attr('href') !== `${ORIGIN}${path}`,
      `has ${links.attr('href') ?? 'nothing'} as its canonical`,
    ),
    ...problemIf(
      !hidden && $('meta[property="og:url"]').attr('content') !== `${ORIGIN}${path}`,
      'has another address in og:url',
    ),
  ];
};

/** How many items the parts of some pages have, as was agreed. */
const AGREED: Readonly<Record<string, readonly [parts: string, items: string, counts: readonly number[]]>> = {
  '/customers': ['main :is(ul, ol)', 'li h3', [4, 6, 6, 5]],
  '/services/how-we-work': ['main :is(ul, ol)', 'li :is(h2, h3)', [5, 5]],
  '/toolkit/gtm-platform': ['section', 'li h3', [2, 3, 8]],
  '/philosophy/core-beliefs': ['main', '[id^="belief-"]', [10]],
  '/privacy-policy': ['main', 'h2', [10]],
};

const agreed: PageCheck = ({$, path}) => {
  const [parts = '', items = '', counts = []] = AGREED[path] ?? [];
  const found = $(parts)
    .toArray()
    .map((part) => $(part).find(items).length)
    .filter((count) => count > 0);
  return problemIf(
    String(found) !== String(counts),
    `has ${String(found)} of ${items}, not ${String(counts)}`,
  );
};

/** Number words as the first grip: one such heading is a voice, several are a mould. */
const COUNTS =
  /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty)\b/i;

const counting: PageCheck = ({$}) => {
  const headings = $('main :is(h1, h2)')
    .toArray()
    .map((heading) => $(heading).text().trim())
    .filter((text) => COUNTS.test(text));
  return problemIf(headings.length > 1, `begins several headings with a number: ${headings.join(' | ')}`);
};

const unique =
  (field: 'title' | 'description'): SiteCheck =>
  (facts) =>
    facts.flatMap((page, index): [string, string][] => {
      const other = facts.findIndex((each) => each[field] !== '' && each[field] === page[field]);
      return other === -1 || other === index
        ? []
        : [[page.path, `has the ${field} of ${facts[other]?.path ?? ''}`]];
    });

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'has a title of a fit length': title,
  'has a description of a fit length': description,
  'says what sharing and reading aloud need': sharing,
  'names itself as canonical': canonical,
  'has as many items as was agreed': agreed,
  'begins one heading at most with a number': counting,
};

export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  'titles are unique': unique('title'),
  'descriptions are unique': unique('description'),
};
