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

/** What the bundler would take for the end of a loader's name, in the address of a file, and run. */
const RUNS = /\?[^#]*!/;

/** An address that words show, by its host. */
const SHOWN = /(?:https?:\/\/|\bwww\.|[\w.+-]@)((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)/giu;

const hostOf = (host = '') => host.toLowerCase().replace(/^www\./, '');

const isPart = (to: string) => to.startsWith('#');
const withoutPart = (to: string) => to.replace(/[?#].*$/s, '');

/** Whether an address has a form that a text may have: Docusaurus would publish the file that any other leads to. */
const isAddress = (to: string): boolean =>
  to.length <= LONGEST &&
  (isPart(to) || (WHOLE.test(to) && URL.canParse(to)) || (OWN.test(withoutPart(to)) && !RUNS.test(to)));

/** Whether the words of a link show another address than the one it leads to. */
export const isDisguised = (words: string, to: string): boolean => {
  const host = hostOf(/^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/.exec(to)?.[1]);
  return [...words.matchAll(SHOWN)].some(([, shown]) => hostOf(shown) !== host);
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
