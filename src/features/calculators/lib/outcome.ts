import {keysOf, recordOf} from '../../../lib/record';

/** The largest count or amount that a calculator works with. */
export const LARGEST = 1e12;

/** What the calculators say about inputs that several of them share. */
export const SAYS = {
  confidence: 'The confidence must be from 50 to 99.9 %.',
  rate: 'The rate must be more than 0 % and less than 100 %.',
  weeks: 'A test runs for 1 to 520 weeks.',
};

/** What a calculator is given, by the names of its inputs; percentages as plain numbers. */
export type Given<Name extends string> = Readonly<Partial<Record<Name, number | string>>>;

/** What a calculator finds: its figures, or one sentence about why there are none. */
export type Outcome<Figures> = {figures: Figures} | {why: string};

/** What must hold, and what to say where it does not. */
type Rule = readonly [holds: boolean, otherwise: string];

/** The inputs as numbers: what is given, else the value of `defaults`, where NaN marks what has none. */
export function numbers<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  given: Given<NoInfer<Name>>,
): Record<Name, number> {
  return recordOf(keysOf(defaults), (name) => {
    const value = given[name];
    return typeof value === 'number' ? value : defaults[name];
  });
}

/** Whether a number is within both bounds, which count as within; NaN never is. */
export const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

/** Whether an input that may be left out holds a sensible value, or none. */
export const absentOr = (value: number, holds: boolean): boolean => Number.isNaN(value) || holds;

/** Works the figures out where every rule holds and each figure is a finite number; else says why not. */
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
