import {createEvents, type DateArray, type EventAttributes} from 'ics';
import {rulesText} from '../../../data/recipes/words';
import {formatDay, type Day} from './days';
import type {Plan} from './plan';
import {days} from './words';

/** Gives the whole address of a recipe's page by its id. */
export type AddressOf = (id: string) => string;

const dateArray = (day: Day): DateArray => {
  const [year = 0, month = 0, date = 0] = formatDay(day).split('-').map(Number);
  return [year, month, date];
};

/** A short name for a text, the same every time. */
const shortened = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0))
    .reduce((hash, code) => (Math.imul(hash, 31) + code) >>> 0, 7)
    .toString(36);

/**
 * The plan's set-ups and decision days as a calendar (RFC 5545): all-day events, each with its recipe's address. The plan's
 * own query names them: read twice, a plan is in the calendar once. Throws where the library refuses an event.
 */
export function planCalendar({items}: Plan, query: string, host: string, addressOf: AddressOf): string {
  const {error, value} = createEvents(
    items.flatMap(({recipe, setUp, decision}): EventAttributes[] => {
      const event = (name: string, title: string, from: Day, last: Day, note = ''): EventAttributes => ({
        uid: `${recipe.id}.${name}.${shortened(query)}@${host}`,
        title,
        description: `${note}${addressOf(recipe.id)}`,
        start: dateArray(from),
        end: dateArray(last + 1),
        url: addressOf(recipe.id),
        productId: '-//growth plan//EN',
        busyStatus: 'FREE',
        transp: 'TRANSPARENT',
      });
      const [first] = setUp;
      return [
        ...(first === undefined
          ? []
          : [
              event('set-up', `Set up: ${recipe.name} (${days(setUp.length)})`, first, setUp.at(-1) ?? first),
            ]),
        event('decide', `Decide: ${recipe.name}`, decision, decision, `${rulesText(recipe.decide)}\n`),
      ];
    }),
  );
  if (error) {
    throw error;
  }
  return value ?? '';
}
