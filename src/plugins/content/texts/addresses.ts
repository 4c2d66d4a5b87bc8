import path from 'node:path';
import type {PagePaths} from '../pagePaths';
import {didYouMean} from '../../lib/nearest';
import {isFile} from '../../lib/filesIn';

/**
 * A whole address: a host in ASCII, no user before it, and no sign that browsers drop or turn. It has no flag `i`, with
 * which the sign for kelvin would count as a k.
 */
const WHOLE =
  /^(?:https:\/\/(?:[a-zA-Z\d](?:[a-zA-Z\d-]*[a-zA-Z\d])?\.)+[a-zA-Z]{2,}(?::\d+)?(?:[/?#][^\s\\\p{Cc}]*)?|mailto:[\w.+-]+@[\w.-]+(?:\?[^\s\\\p{Cc}]*)?|tel:\+?[\d-]+)$/u;

/** A path of this site, before `?` and `#`: nothing that is spelled another way, and no step up. */
const OWN = /^(?!.*\/\.{1,2}(?:\/|$))\/(?!\/)[\w~./-]*$/;

const HOW = 'Write the path of a page, such as /contact, of a file in static, or a whole https address.';

/** Longer addresses are refused by file systems, and by some browsers. */
const LONGEST = 2_000;

/**
 * The signs of an address of this site, with what may come after its path. That of a file becomes a text of JavaScript
 * which the bundler reads: a backslash or a quote would spell or end it in another way, and "!" run a loader.
 */
const SIGNS = /^[\w%&+,./:=?#~-]*$/;

/** A host, in any signs that browsers or readers take for one. */
const HOST = String.raw`((?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]+)`;

/** An address that words show, by its host. */
const SHOWN = new RegExp(String.raw`(?:\b[a-z]+:[/\\]+|\bwww\.|[\w.+-]@)${HOST}`, 'giu');

/** Words that are a host alone, with or without a path. */
const BARE = new RegExp(String.raw`^\W*${HOST}(?:[/:?#]\S*|\W*)$`, 'iu');

/** How such words end; a name of two letters may also be that of a file, such as deck.md. */
const ENDING =
  /\.(?:com|net|org|info|biz|edu|gov|app|dev|shop|store|online|site|bank|example|test|(?!cs|db|go|gz|js|md|ps|py|rb|rs|sh|ts)[a-z]{2})$/i;

const hostOf = (host = '') => host.toLowerCase().replace(/^www\./, '');

/** The figures of a telephone number, from the first that is dialled from anywhere. */
const figuresOf = (text: string) => text.replaceAll(/\(0\)|\D/g, '').replace(/^0+/, '');

const isPart = (to: string) => to.startsWith('#');
const withoutPart = (to: string) => to.replace(/[?#].*$/s, '');

/** Whether an address has a form that a text may have: Docusaurus would publish the file that any other leads to. */
const isAddress = (to: string): boolean =>
  to.length <= LONGEST &&
  ((WHOLE.test(to) && URL.canParse(to)) || (SIGNS.test(to) && (isPart(to) || OWN.test(withoutPart(to)))));

/** What is said of a link that does so. */
export const DISGUISED = 'shows another address than the one it leads to. Write what is there in words.';

/** Whether the words of a link show another address than the one it leads to. */
export const isDisguised = (words: string, to: string): boolean => {
  const host = hostOf(/^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/.exec(to)?.[1]);
  // Signs that only look like a full stop or a colon count as such.
  const plain = words.normalize('NFKC').trim();
  const [, bare = ''] = BARE.exec(plain) ?? [];
  const dialled = figuresOf(plain);
  return (
    [...plain.matchAll(SHOWN)].some(([, shown]) => hostOf(shown) !== host) ||
    // A company may be called as its site is, and have a page of ours.
    (host !== '' && ENDING.test(bare) && hostOf(bare) !== host) ||
    (to.startsWith('tel:') && dialled.length > 4 && !figuresOf(to).endsWith(dialled))
  );
};

/** Whether an address can be one of an image: a path of this site. */
export const isImageAddress = (to: string): boolean => OWN.test(to);

/** Whether a path is one of a file in `static`. */
export const isStaticFile = (siteDir: string, to: string): boolean =>
  OWN.test(to) && isFile(path.join(siteDir, 'static', to));

/** What is wrong with the form of a link's address, as the compiler has read it. */
export const addressProblem = (to: string): string | undefined =>
  isAddress(to) ? undefined : `leads to no page of this site, and is no whole address. ${HOW}`;

/** What is wrong with where a link leads: `pages` are the paths of all pages. */
export function linkProblem(siteDir: string, pages: PagePaths, to: string): string | undefined {
  const own = withoutPart(to);
  if (!isAddress(to)) {
    return addressProblem(to);
  }
  return own === '' || WHOLE.test(to) || pages.has(own.replace(/(?<=.)\/$/, '')) || isStaticFile(siteDir, own)
    ? undefined
    : `leads to no page of this site. ${didYouMean(own, pages.all)}${HOW}`;
}
