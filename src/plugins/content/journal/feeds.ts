import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';
import {siteOf} from '../../../config/site';
import {absoluteIn} from '../../lib/address';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** What a feed reader has no use for: controls and their messages, heading anchors, decoration, link behaviour. */
const LEFT_OUT = 'button, a.hash-link, svg:not([aria-label]), .srOnly, [role="status"]';
/** The type of a node that is text alone. */
const TEXT = 3;
/** Attributes that only mean something on the site. */
const OWN = /^(?:class|style|tabindex|data-.*)$/;

/**
 * An article's HTML for feed readers: no controls, no anchors to themselves; a drawing, which needs the site's own
 * colours, is replaced by what it says.
 */
export function feedContent(html: string): string {
  const $ = load(html, undefined, false);
  // From the last on: what a link says about itself here is at its end, and the space before it goes, too.
  for (const element of $(LEFT_OUT).get().reverse()) {
    const {prev, next} = element;
    if (prev?.nodeType === TEXT && next === null && $(element).parent().is('a')) {
      prev.data = prev.data.trimEnd();
    }
    $(element).remove();
  }
  $('svg').replaceWith((_, drawing) => {
    const words = $('<em>').text(`Drawing: ${$(drawing).attr('aria-label') ?? ''}`);
    return $('<p>').append(words);
  });
  $('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {}).filter((one) => OWN.test(one))) {
      $(element).removeAttr(name);
    }
  });
  return $.html();
}

/**
 * Feed items with full content, absolute links and nothing that only works on the site. `changeOf` has the day of an
 * article's last change, by the end of its address. RSS takes an author only with an e-mail address: the site's.
 */
export const createFeedItems =
  (changeOf: (id: string) => string | undefined): CreateFeedItems =>
  async ({defaultCreateFeedItems, ...given}) => {
    const items = await defaultCreateFeedItems(given);
    const absolute = absoluteIn({siteConfig: given.siteConfig, baseUrl: given.siteConfig.baseUrl});
    const {contactEmail} = siteOf(given.siteConfig);
    return items.map((item) => ({
      ...item,
      published: item.date,
      date: new Date(changeOf(item.link.split('/').at(-1) ?? '') ?? item.date),
      content: feedContent(item.content ?? ''),
      author: (item.author ?? []).map(({link, ...author}) => ({
        ...author,
        email: contactEmail,
        link: link?.startsWith('/') === true ? absolute(link) : link,
      })),
    }));
  };

/** The time of the latest change that a feed of Atom names, whatever the articles in it say. */
export const latestChange = (atom: string): Date =>
  new Date(
    [...atom.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '').matchAll(/<updated>([^<]*)<\/updated>/g)]
      .map(([, time = '']) => time)
      .sort()
      .at(-1) ?? 0,
  );

/** A feed with the address it is at (RFC 4287, 4.2.7.2), and with the time of the latest change as its own. */
export function signFeed(xml: string, address: string, latest: Date): string {
  return xml
    .replace(/<updated>[^<]*<\/updated>/, `<updated>${latest.toISOString()}</updated>`)
    .replace(/(<lastBuildDate>)[^<]*/, `$1${latest.toUTCString()}`)
    .replace('<feed xmlns="http://www.w3.org/2005/Atom">', `$&<link rel="self" href="${address}"/>`)
    .replace(
      /<rss ([^>]*)>(\s*)<channel>/,
      `<rss xmlns:atom="http://www.w3.org/2005/Atom" $1>$2<channel><atom:link rel="self" type="application/rss+xml" href="${address}"/>`,
    );
}

/** A feed of JSON Feed 1.0, which the library writes, as one of 1.1: with its own address, its language, all in lists. */
export function toJsonFeed11(json: string, address: string, language: string): string {
  const {version, items, ...feed} = JSON.parse(json) as {version: string; items: {author?: unknown}[]};
  const lists = items.map(({author, ...item}) => ({
    ...item,
    ...(author !== undefined && {authors: [author]}),
  }));
  return JSON.stringify({version: `${version}.1`, ...feed, feed_url: address, language, items: lists});
}
