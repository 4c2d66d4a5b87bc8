import type {Problem} from '../../problems';
import {blank, lineOf, type Source} from './source';

/** American forms that we meet, and how we spell them. With a capital they are names, such as Merchant Center. */
const SPELLING: Readonly<Record<string, string>> = {
  analyze: 'analyse',
  analyzed: 'analysed',
  behavior: 'behaviour',
  behaviors: 'behaviours',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colors: 'colours',
  defense: 'defence',
  favor: 'favour',
  favorite: 'favourite',
  fulfill: 'fulfil',
  fulfillment: 'fulfilment',
  gray: 'grey',
  honor: 'honour',
  labeled: 'labelled',
  labor: 'labour',
  modeling: 'modelling',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  optimize: 'optimise',
  optimized: 'optimised',
  optimizing: 'optimising',
  organization: 'organisation',
  organize: 'organise',
  personalized: 'personalised',
  prioritize: 'prioritise',
  program: 'programme',
  programs: 'programmes',
  recognize: 'recognise',
  skeptical: 'sceptical',
  summarize: 'summarise',
  traveler: 'traveller',
};

/** Words we do not use, because they say nothing (README, "Writing"). */
const BANNED =
  "unlock|leverage|supercharge|elevate|seamless|game-changer|cutting-edge|robust|delve|landscape|in today's|whether you're";

interface Rule {
  pattern: RegExp;
  problem: string;
  remedy: (match: string) => string;
}

const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`(?<![-\\w])(?:${Object.keys(SPELLING).join('|')})(?![-\\w])`, 'g'),
    problem: 'is American spelling',
    remedy: (match) => `Write "${SPELLING[match] ?? match}".`,
  },
  {
    pattern: new RegExp(`\\b(?:${BANNED})(?:s|d|ed|ly)?\\b`, 'gi'),
    problem: 'is a word we do not use',
    remedy: () => 'Say what happens instead.',
  },
  {
    pattern: /\b([a-z]{2,})(?:[ \t]+|[ \t]*\n[ \t]*)\1\b/gi,
    problem: 'stands twice in a row',
    remedy: () => 'Remove one of the two.',
  },
  {
    pattern: /—/g,
    problem: 'is an em dash',
    remedy: () => 'Use a comma, a colon or two sentences.',
  },
  {
    pattern: /[A-Za-z)]!(?=\s|$)/gm,
    problem: 'ends with an exclamation mark',
    remedy: () => 'End the sentence with a full stop.',
  },
];

/** Not prose: code, comments, imports, addresses, the values of ids and of code-like fields. */
const NOT_PROSE = [
  /^(`{3,}).*?^\1`*$/gms,
  /`[^`\n]*`/g,
  /\{\/\*.*?\*\/\}/gs,
  /^import .*$/gm,
  /https?:\/\/\S+/g,
  /\]\([^)\s]*\)/g,
  /^\s*(?:- )?(?:id|image|path|tags|related|advisor|client|hue):.*$/gm,
];
/** In TypeScript only what stands between quotes is prose. */
const CODE_COMMENTS = /^\s*(?:\/\/|\/?\*).*$/gm;

/** Problems of spelling and wording in one text. */
export function proseProblems({file, text}: Source): Problem[] {
  const patterns = file.endsWith('.ts') ? [CODE_COMMENTS, ...NOT_PROSE] : NOT_PROSE;
  const prose = patterns.reduce(blank, text);
  return RULES.flatMap(({pattern, problem, remedy}) =>
    [...prose.matchAll(pattern)].map((match) => ({
      file,
      line: lineOf(text, match.index),
      value: match[0],
      problem,
      remedy: remedy(match[0]),
    })),
  );
}
