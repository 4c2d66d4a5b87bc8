import {problemAt} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import type {Stated} from './evidence';

type At = readonly (string | number)[];

/** Days of sources, reviews and changes after `today`; a text that is still to come may have those until its own day. */
export function futureDays({entry, evidence, published}: Stated, today: string): Problem[] {
  const {sources, reviewed, history} = evidence;
  const [last, what] = published > today ? [published, 'the day of publication'] : [today, 'today'];
  const days: readonly (readonly [at: At, day: string | undefined])[] = [
    ...sources.map(({checked}, index) => [['sources', index, 'checked'], checked] as const),
    [['reviewed', 'on'], reviewed.on],
    ...history.map(({on}, index) => [['history', index, 'on'], on] as const),
  ];
  return days.flatMap(([at, value]) =>
    value === undefined || value <= last
      ? []
      : [
          problemAt(entry, at, {
            value,
            problem: `is after ${what}, which is ${last}`,
            remedy: 'Write the day on which it was done.',
          }),
        ],
  );
}

/** Changes that are written after a later one: the last of the list is the latest. */
export function changesOutOfOrder({entry, evidence: {history}}: Stated): Problem[] {
  return history.flatMap(({on}, index) => {
    const before = history[index - 1]?.on;
    return before === undefined || before <= on
      ? []
      : [
          problemAt(entry, ['history', index, 'on'], {
            value: on,
            problem: `is below a later day, ${before}`,
            remedy: 'Put the entries in the order of their days, the latest last.',
          }),
        ];
  });
}
