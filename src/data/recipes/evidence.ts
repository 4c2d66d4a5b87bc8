import * as z from 'zod';
import {sourceAddress} from '../evidence/schema';
import {day, list, text} from '../fields';

/** How a study compared: by lot, with what did not change, not at all, or a seller's own figures. */
const DESIGNS = ['randomised', 'natural', 'observed', 'vendor'] as const;

const EFFECTS = ['for', 'none', 'against', 'mixed'] as const;

/** One published study of a play. Nothing is cited that was not found and read. */
const study = z.strictObject({
  study: text(90).describe('Who published it, and when: Lewis, Singh and Fay 2006'),
  where: text(110).describe('Where it was done, and with how many'),
  design: z.enum(DESIGNS).describe('How it compared'),
  effect: z.enum(EFFECTS).describe('What it found for the play as this recipe has it'),
  found: text(320).describe('What it found, in one sentence, with the size and its unit'),
  you: text(240).describe('Where a shop like the reader’s differs'),
  url: sourceAddress.describe('Its DOI, or the publisher’s own page'),
  read: z.enum(['whole', 'abstract', 'second-hand']).describe('What was in front of whoever cites it'),
  on: day.describe('The day on which it was read'),
});

export type Study = z.infer<typeof study>;

/** What others have published on a play, the strongest first; none where a search found none. */
export const studies = list(0, 4, study);

const DESIGN_IN_WORDS: Readonly<Record<Study['design'], string>> = {
  randomised: 'drawn by lot',
  natural: 'compared with what did not change',
  observed: 'without a comparison',
  vendor: 'a seller’s own figures',
};

const EFFECT_IN_WORDS: Readonly<Record<Study['effect'], string>> = {
  for: 'it works',
  none: 'no effect',
  against: 'it does harm',
  mixed: 'it depends',
};

const READ_IN_WORDS: Readonly<Record<Study['read'], string>> = {
  whole: 'read whole',
  abstract: 'its abstract read',
  'second-hand': 'as others quote it',
};

/** A study in words: its design and effect, and what was read of it. */
export const studyInWords = ({design, effect, read}: Pick<Study, 'design' | 'effect' | 'read'>) => ({
  kind: `${DESIGN_IN_WORDS[design]}: ${EFFECT_IN_WORDS[effect]}`,
  read: READ_IN_WORDS[read],
});

/** A study as one text, for programs. */
export const studyText = ({study: who, where, found, you, url, ...rest}: Study): string => {
  const {kind, read} = studyInWords(rest);
  return `${who}. ${where} (${kind}). ${found} ${you} <${url}>, ${read}`;
};
