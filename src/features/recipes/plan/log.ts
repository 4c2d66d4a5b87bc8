import {useCallback} from 'react';
import {isObject} from '../../../lib/record';
import {useWork} from '../../../shell/storage/useWork';
import {parseDay} from './days';
import type {PlanRecipe} from './types';

/** Where the browser keeps what has been done and decided. */
export const LOG_KEY = 'gfn-plan-log';

export const RESULTS = ['worked', 'failed', 'open'] as const;
export type Result = (typeof RESULTS)[number];

const KINDS = ['set up', 'start', 'decide'] as const;

/** Something of a plan that was done, or how a recipe was decided. */
export interface LogEntry {
  /** The plan's id; a decision holds beyond it. */
  plan: string;
  recipe: string;
  kind: (typeof KINDS)[number];
  /** As `2026-12-07`. */
  on: string;
  /** Of a decision. */
  result?: Result | undefined;
  figure?: string | undefined;
  note?: string | undefined;
}

/** The longest figure and note, and the most entries that are kept: the last ones. */
export const LONGEST = {figure: 80, note: 500};
const MOST = 500;

const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined;

/** The entry that a value holds, if any. */
function entryOf(value: unknown): LogEntry[] {
  const given: Partial<Record<keyof LogEntry, unknown>> = isObject(value) ? value : {};
  const kind = KINDS.find((one) => one === given.kind);
  const result = RESULTS.find((one) => one === given.result);
  const [plan, recipe, on] = [text(given.plan, 12), text(given.recipe, 80), text(given.on, 10)];
  if (kind === undefined || plan === undefined || recipe === undefined || parseDay(on ?? '') === undefined) {
    return [];
  }
  const [figure, note] = [text(given.figure, LONGEST.figure), text(given.note, LONGEST.note)];
  return kind === 'decide' && result === undefined
    ? []
    : [
        {
          plan,
          recipe,
          kind,
          on: on ?? '',
          ...(result && {result}),
          ...(figure !== undefined && {figure}),
          ...(note !== undefined && {note}),
        },
      ];
}

/** The entries that a value holds, each once; what makes no sense is left out. */
export function logOf(value: unknown): LogEntry[] {
  const entries = Array.isArray(value) ? value.flatMap(entryOf) : [];
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()].slice(-MOST);
}

/** The entries that a stored text holds; must never throw. */
export function parseLog(stored: string | null): LogEntry[] {
  try {
    return logOf(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

/** How each recipe was decided last. */
const lastResults = (log: readonly LogEntry[]): ReadonlyMap<string, Result> =>
  new Map(log.flatMap(({recipe, result}) => (result === undefined ? [] : [[recipe, result] as const])));

/** What a visitor has done and decided, and what sets it. */
export function useLog(): {log: readonly LogEntry[]; setLog: (log: readonly LogEntry[]) => void} {
  const [log, set] = useWork(LOG_KEY, parseLog);
  const setLog = useCallback((next: readonly LogEntry[]) => set(logOf(next)), [set]);
  return {log, setLog};
}

/** The recipes that are worth suggesting after what was decided: neither what worked, which others may build on, nor what failed. */
export function heeding<T extends PlanRecipe>(log: readonly LogEntry[], recipes: readonly T[]): readonly T[] {
  const results = lastResults(log);
  return recipes
    .filter(({id}) => !['worked', 'failed'].includes(results.get(id) ?? ''))
    .map((recipe) => ({...recipe, needs: recipe.needs.filter((id) => results.get(id) !== 'worked')}));
}
