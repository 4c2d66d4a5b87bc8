import {claims} from '../../../../config/site';

/** Hours that make a day. */
const HOURS_PER_DAY = 8;
const [FEWEST, MOST] = claims.growthDays;

/** What every month has, whatever is built in it. */
const ALWAYS = [
  {work: 'Four weekly stand-ups of 30 minutes', hours: 2},
  {work: 'Drafts and campaigns reviewed', hours: 6},
  {work: 'Tests read, next month planned', hours: 8},
];

const BUILT = ['', 'One flow', 'Two flows', 'Three flows', 'Four flows', 'Five flows'];

/** An example: days beyond the fewest go to flows, of a day each. */
export function monthOf(days: number) {
  const built = Math.max(FEWEST, Math.min(days, MOST)) - FEWEST;
  const flows = {
    work: built === 0 ? 'Nothing built' : `${BUILT[built] ?? ''} built, with pages`,
    hours: built * HOURS_PER_DAY,
  };
  return [...ALWAYS, flows];
}

/** Days of a month of four weeks, in the order in which an advisor would spread them: one a week first. */
export const ORDER = [1, 3, 0, 2, 4].flatMap((day) => [0, 1, 2, 3].map((week) => ({week, day})));
