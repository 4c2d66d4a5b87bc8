import {createEvents, type DateArray, type EventAttributes} from 'ics';
import {formatDay, type Day} from './days';
import type {AddressOf} from './exports';
import type {Plan, PlanRecipe} from './types';
import {decisionTitle} from './words';

const dateArray = (day: Day): DateArray => {
  const [year = 0, month = 0, date = 0] = formatDay(day).split('-').map(Number);
  return [year, month, date];
};

const rule = ({decide}: PlanRecipe) =>
  decide === undefined ? 'Compare the result with the recipe’s threshold.' : `The rule: ${decide}.`;

/**
 * The plan's decision days as a calendar (RFC 5545): all-day events, each with its recipe's address. The same plan gives
 * the same event ids, so that a second import updates the first. Throws where the library refuses an event.
 */
export function planCalendar({items}: Plan, host: string, addressOf: AddressOf): string {
  const events = items.map(({recipe, decision}): EventAttributes => ({
    uid: `${recipe.id}-${formatDay(decision)}@${host}`,
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
