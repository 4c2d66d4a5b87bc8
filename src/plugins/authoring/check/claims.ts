import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {SITE_FILE} from '../../../config/siteFields';
import {collections} from '../../content/collections';
import {PAGES_DIR} from '../../content/pages/collection';
import {parseSite} from '../../content/site/siteFile';
import {textOf} from '../../lib/generated';
import {escaped, lineOf} from '../../lib/text';
import {withoutComments, type Source} from './sources';
import type {Remark} from './unproved';

/** Whether a file is one whose texts speak for the network; elsewhere a figure is no claim. */
const isSpeaking = ({file}: Source) =>
  collections().some(
    ({speaks = false, files = ''}) => speaks && path.posix.dirname(files) === path.posix.dirname(file),
  );

/** Finds words, wherever the lines are broken. */
const wordForWord = (words: string) =>
  new RegExp(
    String.raw`(?<![\w-])${words
      .split(' ')
      .map(escaped)
      .join(String.raw`\s+`)}(?![\w-])`,
    'g',
  );

/** The texts of a site's claims with their names. */
function claimsIn(source: string): {name: string; claim: string}[] {
  const {headline, assurances, ...others} = parseSite(source).settings?.claims ?? {};
  return [
    ...(headline ?? []).map(({value}) => ({name: 'headline', claim: value})),
    ...(assurances ?? []).map((claim) => ({name: 'assurances', claim})),
    ...Object.entries(others).flatMap(([name, claim]) => (typeof claim === 'string' ? [{name, claim}] : [])),
  ];
}

/** Claims of site.yaml that the text of a page has word for word: they would stay behind when the claim changes. */
export function literalClaims(siteDir: string, sources: readonly Source[]): Remark[] {
  const claims = claimsIn(textOf(siteDir, SITE_FILE)).filter(
    ({name}) => name !== 'headline' && name !== 'assurances',
  );
  return sources
    .filter(({file}) => file.startsWith(`${PAGES_DIR}/`))
    .flatMap((source) => {
      const {fields} = withoutComments(source);
      return claims.flatMap(({name, claim}) =>
        [...fields.matchAll(wordForWord(claim))].map(({index}) => ({
          file: source.file,
          remark: `says "${claim}" on line ${lineOf(fields, index)}: write {${name}}, which follows ${SITE_FILE}`,
        })),
      );
    });
}

/** What else says a promise without its words, by words of the promise. */
const OTHER_WORDS: readonly (readonly [promise: RegExp, words: string])[] = [
  [/\b24 hours\b/, String.raw`24\s+h|(?:answer|reply|hear)[^.?!:]*\stomorrow|response[^.?!:]*\sdays?`],
  [/\bcancel/i, String.raw`cancel\s+any|no\s+(?:minimum\s+)?lock-in|month[\s-]to[\s-]month`],
];

/** By what a claim is known in other words: its figures with what they count, or else its longest word. */
function traceOf(claim: string): RegExp {
  const figures = claim.match(/\$?\d[\d.,]*(?:-\d+)?(?:[\s-]?(?:[A-Z]\b\+?|\+|%|[a-z]+))/g) ?? [];
  const longest = (claim.match(/[\w-]+/g) ?? []).sort((a, b) => b.length - a.length).slice(0, 1);
  const words = (figures.length > 0 ? figures : longest).map((one) =>
    escaped(one.replace(/(?<=[a-z]{3})s$/, '')).replaceAll(/[\s-]+/g, String.raw`[\s-]+`),
  );
  const others = OTHER_WORDS.flatMap(([promise, put]) => (promise.test(claim) ? [put] : []));
  return new RegExp(String.raw`(?<![\w$-])(?:${[...words, ...others].join('|')})s?(?![a-z\d])`, 'gi');
}

/** Where texts still state claims that the site has given up, in any wording. */
export function formerClaims(before: string, now: string, sources: readonly Source[]): Remark[] {
  const kept = claimsIn(now).map(({claim}) => claim);
  const given = claimsIn(before).filter(({claim}) => !kept.includes(claim));
  return sources.filter(isSpeaking).flatMap((source) => {
    const {fields, body} = withoutComments(source);
    const text = fields + body;
    return given.flatMap(({name, claim}) => {
      const lines = [...text.matchAll(traceOf(claim))].map(({index}) => lineOf(text, index));
      return lines.length === 0
        ? []
        : [
            {
              file: source.file,
              remark: `says the old claim "${claim}" in other words on line ${[...new Set(lines)].join(', ')}: correct it, or write {${name}} in the text of a page`,
            },
          ];
    });
  });
}

/** The same for what has changed in site.yaml: since the last commit, or else in the last one that changed the file. */
export function changedClaims(siteDir: string, sources: readonly Source[]): Remark[] {
  const git = (...words: string[]) => {
    const {status, stdout} = spawnSync('git', words, {cwd: siteDir, encoding: 'utf8'});
    return status === 0 ? stdout : '';
  };
  const now = textOf(siteDir, SITE_FILE);
  const committed = git('show', `HEAD:./${SITE_FILE}`);
  const before =
    committed === now
      ? git('show', `${git('log', '-1', '--format=%H', '--', SITE_FILE).trim()}^:./${SITE_FILE}`)
      : committed;
  return before === '' ? [] : formerClaims(before, now, sources);
}
