import {weekday, type Day} from './days';
import type {LogEntry} from './log';
import type {Plan, PlanItem} from './types';

/** Something of a plan that is due by a day. */
export interface Due {
  kind: LogEntry['kind'];
  item: PlanItem;
  by: Day;
  slipped: boolean;
}

/** All that a plan asks for which is not done yet, in order of time. */
export function openOf({items}: Plan, log: readonly LogEntry[], planId: string, today: Day): Due[] {
  const own = log.filter(({plan, result}) => plan === planId && result !== 'open');
  return items
    .flatMap((item): Omit<Due, 'slipped'>[] => {
      const done = new Set(own.filter(({recipe}) => recipe === item.recipe.id).map(({kind}) => kind));
      const [last] = item.setUp.slice(-1);
      const dues: Omit<Due, 'slipped'>[] = [
        ...(last === undefined ? [] : [{kind: 'set up' as const, item, by: last}]),
        {kind: 'start', item, by: item.runs},
        {kind: 'decide', item, by: item.decision},
      ];
      // Whatever was done after something shows that this is done, too.
      return dues.slice(dues.findLastIndex(({kind}) => done.has(kind)) + 1);
    })
    .map((due) => ({...due, slipped: due.by < today}))
    .sort((a, b) => a.by - b.by);
}

/** What has begun in the place of a recipe before that was decided: the figures from then on are of both. */
export const inPlaceOf = (items: readonly PlanItem[], {recipe, runs}: PlanItem, today: Day) =>
  items.find(
    (other) =>
      other.runs > runs &&
      other.runs <= today &&
      other.recipe.occupies.some((place) => recipe.occupies.includes(place)),
  );

/** What has slipped, is due until Sunday, or is set up in this week; of one recipe no more than its next thing and that set-up. */
export function dueOf(plan: Plan, log: readonly LogEntry[], planId: string, today: Day): Due[] {
  const sunday = today + 6 - weekday(today);
  return openOf(plan, log, planId, today).filter(
    ({kind, by, item}) => by <= sunday || (kind === 'set up' && (item.setUp[0] ?? by) <= sunday),
  );
}
