import {CARD_SIZE, cardPath} from '@site/src/config/cards';
import {paperOf} from '@site/src/plugins/lib/brand';
import {ROOT} from '../../support/siteCopy';
import {readSite} from '@site/src/plugins/content/site/read';
import {ADVISORS_PATH, JOURNAL_PATH, LIST_PATH, markdownPath} from '@site/src/config/paths';
import {MAIN_PAGES} from '@site/src/plugins/outputs/sitemap';
import {fileAt, type BuiltPage} from '../support/build';
import {problemIf, type PageCheck, type SiteCheck} from '../support/check';
import {gzipped} from '../../support/gzip';
import {LIMITS} from '../../support/limits';
import {pngSize} from '../support/png';

const {url: ORIGIN} = readSite({});

const card: PageCheck = ({$, path, file}, build) => {
  const expected = cardPath(path);
  const named = ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((tag) =>
    $(tag).attr('content'),
  );
  const picture = fileAt(build, expected);
  if (file === '404.html') {
    return [];
  }
  if (picture === undefined) {
    return [`has no card: ${expected} is not in the build`];
  }
  const bytes = build.bytes(picture);
  const {width, height} = pngSize(bytes);
  return [
    ...problemIf(
      named.some((address) => address !== `${ORIGIN}${expected}`),
      `names ${named.join(' and ')} as its card`,
    ),
    ...problemIf(
      width !== CARD_SIZE.width || height !== CARD_SIZE.height,
      `has a card of ${width} by ${height}`,
    ),
    ...problemIf(bytes.length > LIMITS.card, `has a card of ${bytes.length} bytes`),
  ];
};

const icons: PageCheck = ({$}) => {
  const colours = $('meta[name="theme-color"]')
    .toArray()
    .map((tag) => tag.attribs.content);
  return [
    ...problemIf($('link[rel="manifest"]').attr('href') !== '/manifest.webmanifest', 'names no manifest'),
    ...problemIf($('link[rel~="icon"]').length === 0, 'names no icon'),
    ...problemIf($('link[rel="apple-touch-icon"]').length !== 1, 'names no icon for a home screen'),
    ...problemIf(
      colours.join() !== Object.values(paperOf(ROOT)).join(),
      `gives browsers the colours ${colours.join()}`,
    ),
  ];
};

const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Long paragraphs of a page that are for readers, as words. */
const paragraphsOf = ({$}: BuiltPage) => {
  const main = $('main').clone();
  main
    .find(
      'nav, form, dialog, noscript, svg, button, [hidden], [aria-hidden="true"], .needsScript, .screenOnly, a .srOnly',
    )
    .remove();
  return main
    .find('p')
    .toArray()
    .map((element) => words($(element).text()))
    .filter((paragraph) => paragraph.length > 160);
};

const markdown: PageCheck = (page, build) => {
  const {$, path, hidden} = page;
  const named = $('link[rel="alternate"][type="text/markdown"]').attr('href');
  const file = markdownPath(path).slice(1);
  if (hidden) {
    return problemIf(named !== undefined || build.files.has(file), 'asks to be left out, and has Markdown');
  }
  if (named !== `${ORIGIN}/${file}` || !build.files.has(file)) {
    return [`has no Markdown: it names ${named ?? 'none'}`];
  }
  const text = build.read(file);
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  // Marks of Markdown differ, words do not.
  const whole = words(text.replaceAll(/\]\([^)]*\)/g, ''));
  const body = $('#__blog-post-container')
    .find('p, li')
    .toArray()
    .map((element) => words($(element).text()))
    .filter((paragraph) => paragraph.length > 160);
  return [
    ...problemIf(!/^# /m.test(text), 'has Markdown without a title'),
    ...problemIf(/<\/?[A-Z]\w*|^import |className|\{\{/m.test(prose), 'has Markdown with components in it'),
    ...problemIf(prose.includes('](/'), 'has Markdown with links that lead nowhere outside the site'),
    ...[...paragraphsOf(page), ...body]
      .filter((paragraph) => !whole.includes(paragraph))
      .map((paragraph) => `has Markdown without ${paragraph.slice(0, 60)}`),
  ];
};

const LONG = ['/growth-hubs/fundraising-investor-readiness'];

const html: PageCheck = ({path, html: text}) => {
  const limit = path === '/' ? LIMITS.homeHtml : LONG.includes(path) ? LIMITS.longHtml : LIMITS.html;
  return problemIf(gzipped(text) > limit, `weighs ${gzipped(text)} bytes, of ${limit}`);
};

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

const sitemaps: SiteCheck = (facts, build) => {
  const main = locations(build.read('sitemap.xml'));
  const listed = [...main, ...locations(build.read('sitemap-library.xml'))];
  const canonicals = facts.filter(({hidden}) => !hidden).map(({canonical}) => canonical);
  const expected = MAIN_PAGES.map(({path}) => `${ORIGIN}${path}`);
  return [
    ...problemIf(main.join() !== expected.join(), 'does not list the main pages in their order'),
    ...listed
      .filter((each) => !canonicals.includes(each))
      .map((each) => `lists ${each}, which is no canonical`),
    ...canonicals.filter((each) => !listed.includes(each)).map((each) => `does not list ${each}`),
    ...listed.filter((each, index) => listed.indexOf(each) < index).map((each) => `lists ${each} twice`),
  ].map((problem) => ['sitemaps', problem]);
};

const llms: SiteCheck = (facts, build) => {
  const links = [...build.read('llms.txt').matchAll(/^- \[.+\]\((.+?)\): .+$/gm)].map(([, link = '']) =>
    link.replace(ORIGIN, ''),
  );
  const pages = facts.filter(({hidden}) => !hidden).map(({path}) => markdownPath(path));
  return [
    ...links.filter((link, index) => links.indexOf(link) < index).map((link) => `lists ${link} twice`),
    ...links
      .filter((link) => !build.files.has(link.slice(1)))
      .map((link) => `lists ${link}, which is not there`),
    ...pages.filter((page) => !links.includes(page)).map((page) => `does not list ${page}`),
  ].map((problem) => ['llms.txt', problem]);
};

/** Programs ask the page of an author who that is; a new advisor answers for nothing yet, and may wait. */
const authors: SiteCheck = (facts) => {
  const unlisted = new Set(facts.filter(({hidden}) => hidden).map(({path}) => path));
  return facts
    .filter(({path}) => [LIST_PATH, JOURNAL_PATH].some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(({path, links}) =>
      links
        .filter((link) => link.startsWith(`${ADVISORS_PATH}/`) && unlisted.has(link))
        .map((link): [string, string] => [path, `names ${link} as its author, which may not be indexed`]),
    );
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'has a social card of its own': card,
  'names manifest, icons and the colours of both modes': icons,
  'that may be indexed is there as Markdown, word for word': markdown,
  'weighs no more than it may': html,
};

export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  'the sitemaps list the canonical of every page that may be indexed, each once': sitemaps,
  'llms.txt lists every page that may be indexed': llms,
  'whoever answers for a recipe or an article has a page that may be indexed': authors,
};
