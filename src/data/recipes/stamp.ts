import {capital} from '../../lib/capital';
import {counted} from '../../lib/counted';
import {hundredInWords} from '../../lib/inWords';
import {keysOf} from '../../lib/record';
import type {Study} from './evidence';

/** What is publicly known of a play. */
export type Stamp = 'Holds' | 'Mixed' | 'Untested';

type Compared = Pick<Study, 'design' | 'effect'>;

const comparing = (found: readonly Compared[]) =>
  found.filter(({design}) => design === 'randomised' || design === 'natural');

/** The stamp of a recipe follows from its studies, and is never typed. */
export function stampOf(found: readonly Compared[]): Stamp {
  const compared = comparing(found);
  const isAll = compared.every(({effect}) => effect === 'for');
  return compared.length === 0 ? 'Untested' : isAll ? 'Holds' : 'Mixed';
}

/** What a number of plays with this stamp is said to do; the first where it is one, and where there is none. */
const COUNTED: Readonly<Record<Stamp, readonly [one: string, more: string]>> = {
  Holds: ['holds in public trials', 'hold in public trials'],
  Mixed: ['is mixed', 'are mixed'],
  Untested: ['is untested', 'nobody has tested'],
};

/** How many plays have each stamp: `Fifty bets. None holds in public trials, 17 are mixed, 33 nobody has tested.` */
export function stampsInWords(stamps: readonly Stamp[]): string {
  const parts = keysOf(COUNTED).map((stamp) => {
    const [one, more] = COUNTED[stamp];
    const count = stamps.filter((each) => each === stamp).length;
    return `${count === 0 ? 'none' : count} ${count > 1 ? more : one}`;
  });
  return `${capital(hundredInWords(stamps.length))} ${stamps.length === 1 ? 'bet' : 'bets'}. ${capital(parts.join(', '))}.`;
}

/** What is publicly known of a play: its stamp, and that in a sentence. */
export interface Known {
  stamp: Stamp;
  text: string;
}

const SAYS = {for: 'works', mixed: 'depends', none: 'does nothing', against: 'does harm'} as const;

/** `3 trials and natural experiments: in 1 it works, in 2 it depends.` */
export function knownOf(found: readonly Compared[]): Known {
  const stamp = stampOf(found);
  const compared = comparing(found);
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
