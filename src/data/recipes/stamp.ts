import {counted} from '../../lib/counted';
import {keysOf} from '../../lib/record';
import type {Study} from './evidence';

/** What is publicly known of a play. */
export type Stamp = 'Holds' | 'Mixed' | 'Untested';

/** The stamp of a recipe follows from its studies, and nobody types it; there is none until somebody has looked. */
export function stampOf(found: readonly Pick<Study, 'design' | 'effect'>[] | undefined): Stamp | undefined {
  const compared = found?.filter(({design}) => design === 'randomised' || design === 'natural');
  if (compared === undefined) {
    return undefined;
  }
  const isAll = compared.every(({effect}) => effect === 'for');
  return compared.length === 0 ? 'Untested' : isAll ? 'Holds' : 'Mixed';
}

/** How many plays have each stamp, in a sentence: `0 hold in public trials, 17 are mixed, and 33 nobody has tested.` */
export function stampsInWords(stamps: readonly (Stamp | undefined)[]): string {
  const count = (stamp: Stamp) => stamps.filter((one) => one === stamp).length;
  return `${count('Holds')} hold in public trials, ${count('Mixed')} are mixed, and ${count('Untested')} nobody has tested.`;
}

/** What is publicly known of a play: its stamp, and that in a sentence. */
export interface Known {
  stamp: Stamp;
  text: string;
}

const SAYS = {for: 'works', mixed: 'depends', none: 'does nothing', against: 'does harm'} as const;

/** `of 3 trials and natural experiments, 1 says that it works and 2 that it depends`; undefined until somebody has looked. */
export function knownOf(found: readonly Pick<Study, 'design' | 'effect'>[] | undefined): Known | undefined {
  const stamp = stampOf(found);
  if (found === undefined || stamp === undefined) {
    return undefined;
  }
  const compared = found.filter(({design}) => design === 'randomised' || design === 'natural');
  if (compared.length === 0) {
    const rest = found.length === 0 ? '' : '; the figures below have no comparison, or are a seller’s';
    return {stamp, text: `No trial of it is published that we could find${rest}.`};
  }
  const counts = keysOf(SAYS).flatMap((effect) => {
    const count = compared.filter((one) => one.effect === effect).length;
    return count === 0 ? [] : [`in ${count} it ${SAYS[effect]}`];
  });
  return {
    stamp,
    text: `${counted(compared.length, 'trial or natural experiment', 'trials and natural experiments')}: ${counts.join(', ')}.`,
  };
}
