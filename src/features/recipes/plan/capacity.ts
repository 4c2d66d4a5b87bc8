import {DAY_MS, type Day, type IsWorking} from './days';

/** Hours of a running recipe in a week that take a working day of eight hours from each of its seven days. */
const DAY_HOURS_A_WEEK = 56;
/** Less than what sums of such shares are off by. */
const CLOSE = 1e-6;

/** What a recipe takes from the days of a month. */
export interface Work {
  /** Days of set-up. */
  setUp: readonly Day[];
  /** From this day until the day before the other it runs, */
  runs: Day;
  decision: Day;
  /** and takes so much time a week. */
  hoursPerWeek: number;
}

/**
 * One person's working days: one set-up a day, and no more than `daysPerMonth` of them in a calendar month, from which
 * the hours of what runs are taken.
 */
export class Capacity {
  /** By days from the start: whether the day is free. */
  private readonly free: boolean[] = [];
  /** By days from the start: the month, counted from the first. */
  private readonly month: number[] = [];
  /** By month: how many more days it takes. */
  private readonly room: number[] = [];
  /** By days from the start: no day before it can be had. */
  private first = 0;

  constructor(
    private readonly start: Day,
    private readonly end: Day,
    daysPerMonth: number,
    isWorking: IsWorking,
  ) {
    let next = start;
    for (let day = start; day < end; day += 1) {
      if (day === next) {
        const date = new Date(day * DAY_MS);
        next = date.setUTCMonth(date.getUTCMonth() + 1, 1) / DAY_MS;
        this.room.push(daysPerMonth);
      }
      this.free.push(isWorking(day));
      this.month.push(this.room.length - 1);
    }
  }

  /** Whether a day can be had, where `used` others of its month are wanted, too. */
  private has(index: number, used: number): boolean {
    return this.free[index] === true && used + 1 <= (this.room[this.month[index] ?? 0] ?? 0) + CLOSE;
  }

  /** Free working days, as many as `count`, among those that are tried one after the other. */
  private collect(count: number, from: number, to: number, step: 1 | -1): Day[] | undefined {
    const days: Day[] = [];
    let month = -1;
    let used = 0;
    for (let index = from; days.length < count; index += step) {
      if (index === to) {
        return undefined;
      }
      const current = this.month[index] ?? 0;
      used = current === month ? used : 0;
      month = current;
      if (this.has(index, used)) {
        used += 1;
        days.push(this.start + index);
      }
    }
    return days;
  }

  /** What some work takes, by month. */
  private taken({setUp, runs, decision, hoursPerWeek}: Work): Map<number, number> {
    const taken = new Map<number, number>();
    const add = (day: Day, share: number) => {
      const month = this.month[day - this.start];
      if (month !== undefined) {
        taken.set(month, (taken.get(month) ?? 0) + share);
      }
    };
    setUp.forEach((day) => add(day, 1));
    for (let day = runs; day < decision && hoursPerWeek > 0; day += 1) {
      add(day, hoursPerWeek / DAY_HOURS_A_WEEK);
    }
    return taken;
  }

  /** No set-up that may begin on a day or later can begin before this one. */
  earliest(from: Day): Day {
    return Math.max(from, this.start + this.first);
  }

  /** The next free working days from a day on; undefined where there are not that many. */
  after(from: Day, count: number): Day[] | undefined {
    const end = this.end - this.start;
    return this.collect(count, Math.min(this.earliest(from) - this.start, end), end, 1);
  }

  /** The last free working days before a day; undefined where there are not that many since `from`. */
  before(until: Day, count: number, from: Day): Day[] | undefined {
    return this.collect(count, until - this.start - 1, from - this.start - 1, -1)?.reverse();
  }

  /** Whether each month has room for some work, its days of set-up being free. */
  carries(work: Work): boolean {
    return (
      work.hoursPerWeek === 0 ||
      [...this.taken(work)].every(([month, share]) => share <= (this.room[month] ?? 0) + CLOSE)
    );
  }

  /** Takes what some work needs. */
  take(work: Work): void {
    for (const [month, share] of this.taken(work)) {
      this.room[month] = (this.room[month] ?? 0) - share;
    }
    work.setUp.forEach((day) => {
      this.free[day - this.start] = false;
    });
    while (this.first < this.free.length && !this.has(this.first, 0)) {
      this.first += 1;
    }
  }
}
