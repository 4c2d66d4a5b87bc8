import {createEvents, type DateArray, type EventAttributes} from 'ics';
import {rulesText} from '../../../data/recipes/words';
import {formatDay, type Day} from './days';
import type {AddressOf} from './exports';
import type {Plan, PlanRecipe} from './types';
import {decisionTitle} from './words';

const dateArray = (day: Day): DateArray => {
  const [year = 0, month = 0, date = 0] = formatDay(day).split('-').map(Number);
  return [year, month, date];
};

/** An event's version is a whole number that grows: this counts up to the year 6000 within 32 bits. */
const MINUTE_MS = 60_000;

const rule = ({decide}: PlanRecipe) =>
  decide === undefined ? 'Compare the result with the recipe’s threshold.' : `The rule: ${rulesText(decide)}`;

/**
 * The plan's decision days as a calendar (RFC 5545): all-day events, each with its recipe's address. The same recipe of
 * the same plan, which `planId` names, is the same event whenever it is decided (section 3.8.4.7), and a later file a
 * later version of it (section 3.8.7.4), so that a second import moves it. Throws where the library refuses an event.
 */
export function planCalendar({items}: Plan, planId: string, addressOf: AddressOf): string {
  const sequence = Math.floor(Date.now() / MINUTE_MS);
  const events = items.map(({recipe, decision}): EventAttributes => ({
    uid: `${recipe.id}.${planId}`,
    sequence,
    title: decisionTitle(recipe),
    start: dateArray(decision),
    end: dateArray(decision + 1),
    url: addressOf(recipe.id),
    description: `${rule(recipe)}\n${addressOf(recipe.id)}`,
    productId: '-//growth plan//EN',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  }));
  const {error, value} = createEvents(events);
  if (error) {
    throw error;
  }
  return value ?? '';
}
