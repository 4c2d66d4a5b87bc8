import {workingDayFrom, type Day} from './days';

interface Stretch {
  from: Day;
  /** The day after the last. */
  until: Day;
}

/** Which surface is in use when: two recipes on one at once spoil each other's result. */
export class Surfaces {
  private readonly used = new Map<string, Stretch[]>();

  /** The first working day from `from` on, from which on all surfaces are free until the decision. */
  free(occupies: readonly string[], from: Day, runsDays: number): Day {
    const stretches = occupies.flatMap((surface) => this.used.get(surface) ?? []);
    let start = workingDayFrom(from);
    for (;;) {
      const until = decisionOf(start, runsDays);
      const clash = stretches.find((other) => other.from < until && start < other.until);
      if (clash === undefined) {
        return start;
      }
      start = workingDayFrom(clash.until);
    }
  }

  /** Takes the surfaces from a day to the decision. */
  take(occupies: readonly string[], from: Day, until: Day): void {
    for (const surface of occupies) {
      this.used.set(surface, [...(this.used.get(surface) ?? []), {from, until}]);
    }
  }
}

/** The working day on which a recipe that begins to run on `start` is decided. */
export const decisionOf = (start: Day, runsDays: number): Day => workingDayFrom(start + runsDays);
