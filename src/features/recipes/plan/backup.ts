import type {Numbers} from '../../../data/recipes/requires';
import {isObject} from '../../../lib/record';
import {numbersOf} from '../../../shell/numbers/numbers';
import {parsePlan, serialisePlan, type PlanAddress} from './address';
import {added, cameLater} from './change';
import type {Day} from './days';
import {logOf, type LogEntry} from './log';
import type {StepsDone} from '../saved';

/** All that a visitor keeps of plans in a browser. */
export interface Kept {
  plan: PlanAddress;
  /** What is ticked on checklists. */
  ready: readonly string[];
  /** The steps of recipes that are done. */
  steps: StepsDone;
  /** Ids of saved recipes. */
  saved: readonly string[];
  numbers: Numbers;
  log: readonly LogEntry[];
}

const FORMAT = 'growth-plan-backup';
/** Grows when a file of before could no longer be read. */
const VERSION = 1;
/** Characters: far more than anyone keeps. */
const LONGEST = 2_000_000;

/** Everything in one file. */
export const backupText = ({plan, ...kept}: Kept): string =>
  `${JSON.stringify({format: FORMAT, version: VERSION, plan: serialisePlan(plan), ...kept}, null, 2)}\n`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= 500);

/** Whether a value lists the steps done of recipes. */
const isSteps = (value: unknown): value is StepsDone =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.entries(value).every(([id, steps]) => /^[a-z0-9-]{1,80}$/.test(id) && isTexts(steps));

/** What such a file holds, or why it is refused. */
export function readBackup(text: string): {kept: Kept} | {why: string} {
  let value: unknown;
  try {
    value = text.length > LONGEST ? undefined : JSON.parse(text);
  } catch {
    return {why: 'This file is broken, or was cut short. Take it from the other device once more.'};
  }
  const file: Partial<Record<string, unknown>> = isObject(value) ? {...value} : {};
  if (file.format !== FORMAT) {
    return {why: 'This file is not one that this page has made for another device.'};
  }
  const {version, plan, ready, steps = {}, saved, numbers, log} = file;
  if (typeof version === 'number' && version > VERSION) {
    return {why: 'This file is from a newer version of this site. Reload the page, then read it again.'};
  }
  if (version !== VERSION) {
    return {why: 'This file is from an older version of this site, which this one cannot read.'};
  }
  const isWhole =
    typeof plan === 'string' &&
    isTexts(ready) &&
    isSteps(steps) &&
    isTexts(saved) &&
    isObject(numbers) &&
    Array.isArray(log);
  const kept = isWhole && {
    plan: parsePlan(plan),
    ready,
    steps,
    saved,
    numbers: numbersOf(numbers),
    log: logOf(log),
  };
  if (
    !isWhole ||
    !kept ||
    serialisePlan(kept.plan) !== plan ||
    kept.log.length !== log.length ||
    Object.keys(kept.numbers).length !== Object.keys(numbers).length
  ) {
    return {why: 'Part of this file makes no sense, so nothing of it was taken. Make it once more.'};
  }
  return {kept};
}

const union = (ones: readonly string[], others: readonly string[]) => [...new Set([...ones, ...others])];

/** What is here with what came in a file: of two plans the own one, with the other's recipes; of two numbers the own one. */
export function mergedWith(own: Kept, came: Kept, today: Day): Kept {
  const {plan} = own;
  const isEmpty = plan.recipes.length === 0;
  return {
    plan: isEmpty
      ? came.plan
      : cameLater(
          {
            ...plan,
            ...added(plan, came.plan.recipes),
            decided: union(plan.decided, came.plan.decided),
          },
          plan.recipes,
          today,
        ),
    ready: union(own.ready, came.ready),
    steps: Object.fromEntries(
      union(Object.keys(own.steps), Object.keys(came.steps)).map((id) => [
        id,
        union(own.steps[id] ?? [], came.steps[id] ?? []),
      ]),
    ),
    saved: union(own.saved, came.saved),
    numbers: {...came.numbers, ...own.numbers},
    log: logOf([...own.log, ...came.log].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))),
  };
}
