import {createEvents, type DateArray, type EventAttributes} from 'ics';
import {rulesText} from '../../../data/recipes/words';
import {formatDay, type Day} from './days';
import type {AddressOf} from './exports';
import type {Plan, PlanItem, PlanRecipe} from './types';
import {days, decisionTitle} from './words';

const dateArray = (day: Day): DateArray => {
  const [year = 0, month = 0, date = 0] = formatDay(day).split('-').map(Number);
  return [year, month, date];
};

/** An event's version is a whole number that grows: this counts up to the year 6000 within 32 bits. */
const MINUTE_MS = 60_000;

const rule = ({decide}: PlanRecipe) =>
  decide === undefined ? 'Compare the result with the recipe’s threshold.' : `The rule: ${rulesText(decide)}`;

/**
 * The plan's set-ups and decision days as a calendar (RFC 5545): all-day events, each with its recipe's address. The same recipe of
 * the same plan, which `planId` names, is the same event whenever it is decided (section 3.8.4.7), and a later file a
 * later version of it (section 3.8.7.4), so that a second import moves it. Throws where the library refuses an event.
 */
export function planCalendar({items}: Plan, planId: string, addressOf: AddressOf): string {
  const sequence = Math.floor(Date.now() / MINUTE_MS);
  const event = (
    {recipe}: PlanItem,
    name: string,
    [from, last]: readonly [Day, Day],
    texts: Pick<EventAttributes, 'title' | 'description'>,
  ): EventAttributes => ({
    uid: `${name}.${planId}`,
    sequence,
    start: dateArray(from),
    end: dateArray(last + 1),
    url: addressOf(recipe.id),
    ...texts,
    productId: '-//growth plan//EN',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  });
  const events = items.flatMap((item): EventAttributes[] => {
    const {recipe, setUp, decision} = item;
    const [first, last] = [setUp[0], setUp.at(-1)];
    return [
      ...(first === undefined || last === undefined
        ? []
        : [
            event(item, `${recipe.id}.set-up`, [first, last], {
              title: `Set up: ${recipe.name} (${days(setUp.length)})`,
              description: addressOf(recipe.id),
            }),
          ]),
      event(item, recipe.id, [decision, decision], {
        title: decisionTitle(recipe),
        description: `${rule(recipe)}\n${addressOf(recipe.id)}`,
      }),
    ];
  });
  const {error, value} = createEvents(events);
  if (error) {
    throw error;
  }
  return value ?? '';
}
