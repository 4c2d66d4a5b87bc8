import {keysOf, recordOf} from '../../../lib/record';

export const LARGEST = 1e12;

export const SAYS = {
  confidence: 'The confidence must be from 50 to 99.9 %.',
  rate: 'The rate must be more than 0 % and less than 100 %.',
  weeks: 'A test runs for 1 to 520 weeks.',
};

/** Percentages are plain numbers: 5 is 5 %. */
export type Given<Name extends string> = Readonly<Partial<Record<Name, number | string>>>;

/** `why` is one sentence about why there are no figures. */
export type Outcome<Figures> = {figures: Figures} | {why: string};

type Rule = readonly [holds: boolean, otherwise: string];

/** Falls back on `defaults`, where NaN marks a required input. */
export function numbers<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  given: Given<NoInfer<Name>>,
): Record<Name, number> {
  return recordOf(keysOf(defaults), (name) => {
    const value = given[name];
    return typeof value === 'number' ? value : defaults[name];
  });
}

/** Bounds included; false for NaN. */
export const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

/** For optional inputs, which are NaN if absent. */
export const absentOr = (value: number, holds: boolean): boolean => Number.isNaN(value) || holds;

/** Applies the rules, then requires every figure to be finite. */
export function outcome<Figures extends object>(
  rules: readonly Rule[],
  work: () => Figures,
): Outcome<Figures> {
  const broken = rules.find(([holds]) => !holds);
  if (broken !== undefined) {
    return {why: broken[1]};
  }
  const figures = work();
  const finite = Object.values(figures).every((value) => value === undefined || Number.isFinite(value));
  return finite ? {figures} : {why: 'These numbers are too far apart to work with.'};
}
