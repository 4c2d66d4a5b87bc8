import {DAY_MS, isWorkingDay, type Day} from './days';

/** Days that are looked through for room before a wish is given up: three years. */
export const HORIZON = 1_096;

/**
 * One person's working days: one set-up a day, and no more than `daysPerMonth` of them in a calendar month; without any
 * limit (`Infinity`), as many persons as it takes.
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
    private readonly daysPerMonth: number,
  ) {
    let next = start;
    for (let day = start; day < start + HORIZON; day += 1) {
      if (day === next) {
        const date = new Date(day * DAY_MS);
        next = date.setUTCMonth(date.getUTCMonth() + 1, 1) / DAY_MS;
        this.room.push(daysPerMonth);
      }
      this.free.push(isWorkingDay(day));
      this.month.push(this.room.length - 1);
    }
  }

  private indexOf(day: Day): number {
    const index = day - this.start;
    return index < HORIZON ? index : HORIZON;
  }

  /** Whether a day can be had, where `used` others of its month are wanted, too. */
  private has(index: number, used: number): boolean {
    return this.free[index] === true && used < (this.room[this.month[index] ?? 0] ?? 0);
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

  /** No set-up that may begin on a day or later can begin before this one. */
  earliest(from: Day): Day {
    const first = this.start + this.first;
    return from > first ? from : first;
  }

  /** The next free working days from a day on; undefined where there are not that many within the horizon. */
  after(from: Day, count: number): Day[] | undefined {
    return this.collect(count, this.indexOf(this.earliest(from)), HORIZON, 1);
  }

  /** The last free working days before a day; undefined where there are not that many since `from`. */
  before(until: Day, count: number, from: Day): Day[] | undefined {
    return this.collect(count, this.indexOf(until) - 1, from - this.start - 1, -1)?.reverse();
  }

  /** Takes days that `after` or `before` gave. */
  take(days: readonly Day[]): void {
    if (this.daysPerMonth === Infinity) {
      return;
    }
    for (const day of days) {
      const index = day - this.start;
      const month = this.month[index] ?? 0;
      this.free[index] = false;
      this.room[month] = (this.room[month] ?? 0) - 1;
    }
    while (this.first < HORIZON && !this.has(this.first, 0)) {
      this.first += 1;
    }
  }
}
