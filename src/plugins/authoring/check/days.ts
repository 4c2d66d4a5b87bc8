import {problemAt} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import type {Stated} from './evidence';

type At = readonly (string | number)[];

/** Days of sources and reviews after `today`; a text that is still to come may have those until its own day. */
export function futureDays({entry, evidence, published}: Stated, today: string): Problem[] {
  const {sources, reviewed} = evidence;
  const [last, what] = published > today ? [published, 'the day of publication'] : [today, 'today'];
  const days: readonly (readonly [at: At, day: string | undefined])[] = [
    ...sources.map(({checked}, index) => [['sources', index, 'checked'], checked] as const),
    [['reviewed', 'on'], reviewed.on],
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
