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

/** What words show as an address, by whatever signs look like those of one: without what begins it, or whole, of e-mail. */
const SHOWN = new RegExp(
  String.raw`(?:\b[a-z]{2,}:[/\\]+|\bhttps?[^\w\s-]{2,}|\bwww\.)(\S+)|([\w.+-]+@${HOST})`,
  'giu',
);

/** Words that are a host alone, with or without a path. */
const BARE = new RegExp(String.raw`^\W*${HOST}(?:[/:?#]\S*|\W*)$`, 'iu');

/** How such words end, unless it is the ending of a file, such as deck.md. */
const ENDING =
  /\.(?!(?:avif|cs|css|csv|db|docx|gif|go|gz|html|ico|jpe?g|jsx?|json|md|mdx|mjs|pdf|php|png|pptx|ps|py|rb|rs|sh|sql|svg|tsx?|toml|txt|webp|xlsx|xml|ya?ml)$)\p{L}{2,}$/iu;

/** An address as it is compared: without what begins it, and without signs at its end. */
const bareOf = (address: string) =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:https:\/\/|mailto:)?(?:www\.)?/, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');

/** Whether an address that is shown is the beginning of another, up to one of its parts. */
const begins = (shown: string, to: string): boolean => {
  const [start = '', ...rest] = shown.split('...');
  const isCut = rest.length > 0 && start.includes('/');
  const [own, whole] = [bareOf(start), bareOf(to)];
  return whole.startsWith(own) && (isCut || /^(?:[/?#:&]|$)/.test(whole.slice(own.length)));
};

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
  // Signs that only look like a full stop or a colon count as such.
  const plain = words.normalize('NFKC').trim();
  const [bare = ''] = BARE.exec(plain)?.slice(1) ?? [];
  const dialled = figuresOf(plain);
  return (
    [...plain.matchAll(SHOWN)].some(([, address, mail = '']) => !begins(address ?? mail, to)) ||
    // A company may be called as its site is, and have a page of ours.
    (!/^[/#]/.test(to) && ENDING.test(bare) && !begins(plain.replace(/^[^\p{L}\p{N}]+/u, ''), to)) ||
    // Before the figures that are shown, only those of a country may come.
    (to.startsWith('tel:') &&
      dialled.length > 4 &&
      !(figuresOf(to).endsWith(dialled) && figuresOf(to).length <= dialled.length + 3))
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
